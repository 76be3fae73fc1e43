import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { Site } from '~/lib/content';
import {
  isAllDay,
  rangesOn,
  type SpecialDay,
  specialDaysFrom,
  specialRanges,
  type TimeRange,
} from '~/lib/format/hours';
import { sentenceCase } from '~/lib/format/text';
import { DAYS } from '~/schemas/hours';

/** Hours as Google documents them: a day without closing time lasts from 00:00 to 23:59. */
const times = (range: TimeRange) =>
  isAllDay(range) ? { opens: '00:00', closes: '23:59' } : { opens: range.opens, closes: range.closes };

/** One entry for all days with the same hours. */
function week(hours: Site['hours']): OpeningHoursSpecification[] {
  const ranges = DAYS.flatMap((day) => rangesOn(day, hours).map((range) => ({ day, ...times(range) })));
  return [...Map.groupBy(ranges, ({ opens, closes }) => `${opens} ${closes}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: same.map(({ day }) => `https://schema.org/${sentenceCase(day)}` as DayOfWeek),
      opens,
      closes,
    })),
  );
}

/** A day with hours of its own; from 00:00 to 00:00 the shop is closed (Google, "Local business", opening hours). */
function specialHours(day: SpecialDay): OpeningHoursSpecification[] {
  const ranges = specialRanges(day).map(times);
  return (ranges.length > 0 ? ranges : [{ opens: '00:00', closes: '00:00' }]).map((range) => ({
    '@type': 'OpeningHoursSpecification' as const,
    name: day.reason,
    validFrom: day.date,
    validThrough: day.date,
    ...range,
  }));
}

/**
 * The hours of the week and of the special days to come.
 * @param today the day in India from which special days are listed
 */
export function openingHours({ hours, specialDays }: Pick<Site, 'hours' | 'specialDays'>, today: string) {
  const special = specialDaysFrom(today, specialDays).flatMap(specialHours);
  return {
    openingHoursSpecification: week(hours),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}
