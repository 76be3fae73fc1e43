import type { DayOfWeek } from 'schema-dts';
import type { Site } from '~/lib/content';
import { specialDaysFrom } from '~/lib/format/hours';
import { sentenceCase } from '~/lib/format/text';
import type { TimeRange } from '~/schemas/hours';

const rule = (opens: string, closes: string) => ({ '@type': 'OpeningHoursSpecification' as const, opens, closes });

/** Hours as Google documents them: a day without closing time lasts until 23:59. */
const times = ({ opens, closes }: TimeRange) => rule(opens, opens === closes ? '23:59' : closes);

/** The hours of the week and of special days. `today` is a day in India. */
export function openingHours({ hours, specialDays }: Pick<Site, 'hours' | 'specialDays'>, today: string) {
  const special = specialDaysFrom(today, specialDays).flatMap(({ date, reason, hours }) =>
    // Google reads 00:00 to 00:00 as closed.
    (hours?.map(times) ?? [rule('00:00', '00:00')]).map((row) => ({
      ...row,
      ...{ name: reason, validFrom: date, validThrough: date },
    })),
  );
  const week = hours.map(({ days, ...range }) => ({
    ...times(range),
    dayOfWeek: days.map((day) => `https://schema.org/${sentenceCase(day)}` as DayOfWeek),
  }));
  return { openingHoursSpecification: week, specialOpeningHoursSpecification: special };
}
