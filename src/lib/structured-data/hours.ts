import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { Site } from '~/lib/content';
import {
  isAllDay,
  rangesOn,
  type Season,
  type SpecialDay,
  seasonsFrom,
  specialDaysFrom,
  specialRanges,
} from '~/lib/format/hours';
import { sentenceCase } from '~/lib/format/text';
import { DAYS, type Day, type TimeRange } from '~/schemas/hours';

/** Hours as Google documents them: a day without closing time lasts from 00:00 to 23:59. */
const times = (range: TimeRange) =>
  isAllDay(range) ? { opens: '00:00', closes: '23:59' } : { opens: range.opens, closes: range.closes };

const dayUrl = (day: Day) => `https://schema.org/${sentenceCase(day)}` as DayOfWeek;

/** One entry for all days with the same hours. */
function week(hours: Site['hours']): OpeningHoursSpecification[] {
  const ranges = DAYS.flatMap((day) => rangesOn(day, hours).map((range) => ({ day, ...times(range) })));
  return [...Map.groupBy(ranges, ({ opens, closes }) => `${opens} ${closes}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: same.map(({ day }) => dayUrl(day)),
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

/** The week of a season; on days in no row the shop is closed. */
function seasonHours({ from, until, reason, hours = [] }: Season): OpeningHoursSpecification[] {
  const dayOfWeek = DAYS.filter((day) => rangesOn(day, hours).length === 0).map(dayUrl);
  const closed = { '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens: '00:00', closes: '00:00' };
  return [...week(hours), ...(dayOfWeek.length > 0 ? [closed] : [])].map((row) => ({
    ...row,
    name: reason,
    validFrom: from,
    validThrough: until,
  }));
}

/**
 * The hours of the week, and those of special days and seasons to come.
 * @param today the day in India from which special days are listed
 */
export function openingHours(
  { hours, specialDays, seasons }: Pick<Site, 'hours' | 'specialDays' | 'seasons'>,
  today: string,
) {
  const special = [
    ...specialDaysFrom(today, specialDays).flatMap(specialHours),
    ...seasonsFrom(today, seasons).flatMap(seasonHours),
  ];
  return {
    openingHoursSpecification: week(hours),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}
