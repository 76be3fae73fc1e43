import type { DayOfWeek } from 'schema-dts';
import type { Site } from '~/lib/content';
import { specialDaysFrom } from '~/lib/format/hours';
import { sentenceCase } from '~/lib/format/text';
import type { TimeRange } from '~/schemas/hours';

const specification = (range: TimeRange) => ({ '@type': 'OpeningHoursSpecification' as const, ...range });

/** Describes the hours of the week and of special days. `today` is a day in India. */
export function openingHours({ hours, specialDays }: Pick<Site, 'hours' | 'specialDays'>, today: string) {
  return {
    openingHoursSpecification: hours.map(({ days, ...range }) => ({
      ...specification(range),
      dayOfWeek: days.map((day) => `https://schema.org/${sentenceCase(day)}` as DayOfWeek),
    })),
    specialOpeningHoursSpecification: specialDaysFrom(today, specialDays).flatMap(({ date, reason, hours }) =>
      // Google reads 00:00 to 00:00 as closed.
      (hours ?? [{ opens: '00:00', closes: '00:00' }]).map((range) => ({
        ...specification(range),
        ...{ name: reason, validFrom: date, validThrough: date },
      })),
    ),
  };
}
