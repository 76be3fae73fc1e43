import type { DayOfWeek } from 'schema-dts';
import type { Site } from '~/lib/content';
import { isAllDay, rangesOn, specialHoursFrom } from '~/lib/format/hours';
import { sentenceCase } from '~/lib/format/text';
import { DAYS, type Day, type TimeRange } from '~/schemas/hours';

/** Hours as Google documents them: a day without closing time lasts from 00:00 to 23:59. */
const times = (range: TimeRange) =>
  isAllDay(range) ? { opens: '00:00', closes: '23:59' } : { opens: range.opens, closes: range.closes };

const dayUrl = (day: Day) => `https://schema.org/${sentenceCase(day)}` as DayOfWeek;

/** One entry for all days with the same hours. A day without any has those given for it. */
function week(hours: Site['hours'], closed: readonly TimeRange[] = []) {
  const ranges = DAYS.flatMap((day) => {
    const open = rangesOn(day, hours).map(times);
    return (open.length > 0 ? open : closed).map((range) => ({ day, ...range }));
  });
  return [...Map.groupBy(ranges, ({ opens, closes }) => `${opens} ${closes}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: same.map(({ day }) => dayUrl(day)),
      opens,
      closes,
    })),
  );
}

/** A shop that is closed for a day or a season (Google, "Local business", opening hours). */
const CLOSED = [{ opens: '00:00', closes: '00:00' }];

/** The hours of the week, and those of special days and seasons from `today` on, a day in India. */
export function openingHours({ hours, ...special }: Pick<Site, 'hours' | 'specialDays' | 'seasons'>, today: string) {
  const rows = specialHoursFrom(today, special).flatMap(({ from, until, reason, hours = [] }) =>
    week(hours, CLOSED).map(({ dayOfWeek, ...row }) => ({
      ...{ ...row, name: reason, validFrom: from, validThrough: until ?? from },
      ...(until && { dayOfWeek }),
    })),
  );
  return {
    openingHoursSpecification: week(hours),
    ...(rows.length > 0 && { specialOpeningHoursSpecification: rows }),
  };
}
