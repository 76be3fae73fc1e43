import { labels } from '../../labels.ts';
import { DAYS, type TimeRange } from '../../schemas/hours.ts';
import type { EntryData } from '../../schemas/index.ts';
import { addDays, formatDayOfMonth, formatWeekday } from './day.ts';

type OpeningHours = EntryData<'hours'>;
type SpecialDay = NonNullable<OpeningHours['specialDays']>[number];
const { to, and, closed, everyDay } = labels.hours;

/** Special days within this many days are announced; today is the first. */
const SPECIAL_DAYS_AHEAD = 15;

/** `22:00` → `10 pm`, `09:30` → `9:30 am`, with a no-break space. */
function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? time.slice(2) : ''}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}

/** Formats the hours of one day: `10 am to 1 pm and 4 pm to 10 pm`. */
const formatRanges = (ranges: readonly TimeRange[]): string =>
  ranges.map(({ opens, closes }) => `${formatTime(opens)}\u00a0${to}\u00a0${formatTime(closes)}`).join(` ${and} `) ||
  closed;

/** Joins days, three or more in a row as a range: `Monday to Friday, Sunday`. */
function dayNames(open: readonly string[]): string {
  if (open.length === DAYS.length) return everyDay;
  const isOpen = (at: number) => open.includes(DAYS[at] ?? '');
  const names = DAYS.flatMap((_, at) => {
    if (!isOpen(at)) return [];
    // 2024-01-01 was a Monday.
    return isOpen(at - 1) && isOpen(at + 1) ? '' : formatWeekday(`2024-01-0${at + 1}`);
  });
  return names.join(', ').replace(/(?:, )+, /g, ` ${to} `);
}

/** Formats a week, one line for days with the same hours: `every day, 10 am to 10 pm`. */
export function formatHours(hours: OpeningHours['hours']): string[] {
  const groups = Map.groupBy(DAYS, (day) => formatRanges(hours.filter(({ days }) => days.includes(day))));
  return [...groups].map(([ranges, days]) => `${dayNames(days)}, ${ranges}`);
}

/** Returns the special days announced on `today` (India, `2026-11-21`), soonest first. */
export const specialDaysFrom = (today: string, days: readonly SpecialDay[] = []): SpecialDay[] =>
  days
    .filter(({ date }) => today <= date && date < addDays(today, SPECIAL_DAYS_AHEAD))
    .sort((a, b) => a.date.localeCompare(b.date));

/** Formats a special day: `Wednesday 26 August: Onam, closed`. */
export const formatSpecialDay = ({ date, reason, hours = [] }: SpecialDay): string =>
  `${formatWeekday(date)} ${formatDayOfMonth(date)}: ${reason}, ${formatRanges(hours)}`;
