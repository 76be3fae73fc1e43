/** Opening hours, by the day and in words. All times are those of India. */
import type { Labels } from '../../labels.ts';
import { DAYS, type Day, type TimeRange } from '../../schemas/hours.ts';
import type { EntryData } from '../../schemas/index.ts';
import { addDays, formatDayOfMonth, formatWeekday } from './day.ts';

type OpeningHours = EntryData<'hours'>;
type Hours = OpeningHours['hours'];

/** Hours of one day, or of a season until its last day; without any the shop is closed. */
interface SpecialHours {
  readonly from: string;
  readonly until?: string;
  readonly reason: string;
  readonly hours?: Hours | undefined;
}

type HoursWords = Pick<Labels['hours'], 'everyDay' | 'to' | 'and' | 'allDay' | 'closed'>;

/** How many days special days are shown for, wherever hours are: from two weeks before, the day itself included. */
export const SPECIAL_DAYS_AHEAD = 15;

/** `22:00` → `10 pm`, `09:30` → `9:30 am`, with a space where no line breaks. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minute = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${minute}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}

/** Whether a range covers the whole day: `00:00` to `00:00`, or to `23:59` as other listings write it. */
export const isAllDay = ({ opens, closes }: TimeRange): boolean =>
  opens === '00:00' && (closes === '00:00' || closes === '23:59');

/** The hours of a weekday, earliest first; none when the shop is closed. */
export const rangesOn = (day: Day, hours: Hours): TimeRange[] =>
  hours.filter(({ days }) => days.includes(day)).sort((a, b) => (a.opens < b.opens ? -1 : 1));

/** The hours of one day in words: `10 am to 1 pm and 4 pm to 10 pm`. */
export function formatRanges(ranges: readonly TimeRange[], words: HoursWords): string {
  if (ranges.length === 0) return words.closed;
  return ranges
    .map((range) =>
      isAllDay(range) ? words.allDay : `${formatTime(range.opens)}\u00a0${words.to}\u00a0${formatTime(range.closes)}`,
    )
    .join(` ${words.and} `);
}

// 2024-01-01 was a Monday, so the index of the day is its offset.
const dayName = (day: Day) => formatWeekday(`2024-01-0${1 + DAYS.indexOf(day)}`);

/** `Monday to Friday, Sunday`: three or more days in a row become a range. `days` are in the order of the week. */
function dayNames(days: readonly Day[], words: HoursWords): string {
  if (days.length === DAYS.length) return words.everyDay;
  const runs: Day[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && DAYS.indexOf(last.at(-1) as Day) === DAYS.indexOf(day) - 1) last.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) =>
      run.length > 2 ? [`${dayName(run[0] as Day)} ${words.to} ${dayName(run.at(-1) as Day)}`] : run.map(dayName),
    )
    .join(', ');
}

/** The week in words, one line for all days with the same hours: `every day, 10 am to 10 pm`. */
export function formatHours(hours: Hours, words: HoursWords): string[] {
  const groups = Map.groupBy(DAYS, (day) => formatRanges(rangesOn(day, hours), words));
  return [...groups].map(([ranges, days]) => `${dayNames(days, words)}, ${ranges}`);
}

/** Special days and seasons alike, soonest first. */
export function specialHours({ specialDays, seasons }: Omit<OpeningHours, 'hours'>): SpecialHours[] {
  const days = (specialDays ?? []).map(({ date, reason, hours }) => {
    return { from: date, reason, hours: hours?.map((range) => ({ ...range, days: [...DAYS] })) };
  });
  return [...days, ...(seasons ?? [])].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Those that `today` is in or that begin soon. `today` is a day in India, `2026-11-21`. */
export function specialHoursFrom(today: string, hours: Omit<OpeningHours, 'hours'>): SpecialHours[] {
  const end = addDays(today, SPECIAL_DAYS_AHEAD);
  return specialHours(hours).filter(({ from, until = from }) => until >= today && from < end);
}

/** A day, `Wednesday 26 August`, or days, `18 February to 19 March`, and their hours, `Ramadan, every day, 4 pm to 12 am`. */
export function formatSpecialHours({ from, until, reason, hours = [] }: SpecialHours, words: HoursWords) {
  const first = formatDayOfMonth(from);
  const ofWeek = until && hours.length > 0 && formatHours(hours, words).join('; ');
  return {
    from,
    date: until ? `${first} ${words.to} ${formatDayOfMonth(until)}` : `${formatWeekday(from)} ${first}`,
    rule: `${reason}, ${ofWeek || formatRanges(rangesOn('monday', hours), words)}`,
  };
}
