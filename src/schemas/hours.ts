/** Opening hours of the week and of special days, and what they must not say. */
import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import { choices, day, described, placeholders, report, singleLine, time, toggle } from './fields.ts';

/** The days of the week, in the order in which hours are shown. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

const MINUTES_A_DAY = 24 * 60;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const opens = time({ help: 'When the shop opens.' });
const closes = time({
  help: 'When it closes. Earlier than it opens: on the next day. Midnight to midnight: open all day and night.',
});
const timeRange = z.strictObject({ opens, closes });

/** From one time of day to another, `10:00` to `22:00`. A closing time before the opening is on the next day. */
export type TimeRange = z.infer<typeof timeRange>;

/**
 * Closing on the next day is meant at night alone: later, am and pm are swapped. Midnight to midnight is all day, and from
 * midnight to late in the evening was meant from noon.
 */
const closesTooLate = ({ opens, closes }: TimeRange) => {
  if (opens === closes) return opens !== '00:00';
  return closes < opens ? closes > '06:00' : opens < '01:00' && closes > '17:00' && closes < '23:30';
};

function checkRange({ value, issues }: z.core.ParsePayload<TimeRange>): void {
  if (closesTooLate(value)) report(issues, ['closes'], { code: 'closesTooLate', ...value });
}

/** Opening hours on a day, counted from 0, in minutes since the first midnight; past it where they close on the next day. */
const span = ({ opens, closes }: TimeRange, row: number, day = 0) => ({
  from: day * MINUTES_A_DAY + minutes(opens),
  to: day * MINUTES_A_DAY + minutes(closes) + (closes <= opens ? MINUTES_A_DAY : 0),
  words: `${opens} to ${closes}`,
  row,
});
type Span = ReturnType<typeof span>;

/** What a message says of the first span that begins before an earlier one ends, and of its day. */
function overlap(spans: readonly Span[], dayOf: (later: Span) => string | undefined = () => undefined) {
  const inOrder = [...spans].sort((a, b) => a.from - b.from);
  const at = inOrder.findIndex(({ to }, index) => (inOrder[index + 1]?.from ?? to) < to);
  const [earlier, later] = at < 0 ? [] : inOrder.slice(at);
  if (!earlier || !later) return undefined;
  const day = dayOf(later) ?? 'this day';
  return { row: later.row, params: { code: 'hoursOverlap', later: later.words, earlier: earlier.words, day } };
}

const weekRow = z.strictObject({ days: choices(DAYS, { help: 'Those that keep these hours.' }), opens, closes });

/** The hours of a week, of which none overlap. */
export const weekHours = (help: string) =>
  described(z.array(weekRow.check(checkRange)).min(1), { title: 'Opening hours', help }).check(({ value, issues }) => {
    const spans = value.flatMap((row, index) => row.days.map((name) => span(row, index, DAYS.indexOf(name))));
    // Sunday night may reach into Monday.
    const wrapped = spans
      .filter(({ to }) => to > MINUTES_A_WEEK)
      .map((late) => ({ ...late, from: late.from - MINUTES_A_WEEK, to: late.to - MINUTES_A_WEEK }));
    const found = overlap([...spans, ...wrapped], ({ from }) => DAYS[Math.floor(from / MINUTES_A_DAY)]);
    if (found) report(issues, [found.row, 'days'], found.params);
  });

/** Special days and seasons say that the shop is closed, or else its hours. */
function checkClosed({
  value: { closed, hours = [] },
  issues,
}: z.core.ParsePayload<{ closed?: boolean | undefined; hours?: unknown[] | undefined }>): void {
  if (closed && hours.length > 0) report(issues, ['closed'], { code: 'closedWithHours' });
  if (!closed && hours.length === 0) report(issues, ['hours'], { code: 'dayWithoutHours' });
}

/** The hours of one day, of which none overlap. */
const dayHours = described(z.array(timeRange.check(checkRange)).min(1), {
  title: 'Other hours',
  help: 'The hours of that day, in the place of those of the week.',
}).check(({ value, issues }) => {
  const found = overlap(value.map((row, index) => span(row, index)));
  if (found) report(issues, [found.row], found.params);
});

const specialDay = z.strictObject({
  date: day({ help: 'The day. Past days are no longer shown.' }),
  reason: singleLine({ help: 'Why, for example Onam.' }),
  closed: toggle({ help: 'On: the shop stays closed. Off: it has the other hours below.' }),
  hours: dayHours.optional(),
});

const season = z.strictObject({
  from: day({ help: 'Its first day.' }),
  until: day({ help: 'Its last day. After it the hours of the week hold again by themselves.' }),
  reason: singleLine({ help: 'What it is called, for example Ramadan or Renovation.' }),
  closed: toggle({ help: 'On: the shop stays closed. Off: it has the hours below.' }),
  hours: weekHours('Of the season, as those of the week. Days in no row are closed.').optional(),
});

/** Days which stand once. */
const specialDays = described(z.array(specialDay.check(checkClosed)).min(1), {
  help: 'Holidays and days with other hours, instead of those of the week. Shown wherever the hours are, from two weeks before.',
}).check(({ value, issues }) => {
  const dates = value.map(({ date }) => date);
  const twice = dates.findIndex((date, index) => dates.indexOf(date) < index);
  if (twice >= 0) report(issues, [twice, 'date'], { code: 'itemTwice', value: dates[twice] });
});

/** Seasons, which do not end before they begin, nor begin before another is over. */
const seasons = described(z.array(season.check(checkClosed)).min(1), {
  help: 'Weeks with other hours, for example Ramadan or the monsoon. Shown wherever the hours are, from two weeks before until the last day. A special day goes before them.',
}).check(({ value, issues }) => {
  for (const [index, { from, until, reason }] of value.entries()) {
    const path = ['seasons', index, 'from'];
    const params = { code: 'endsBeforeItBegins', begins: from, path, ends: until };
    if (until < from) report(issues, [index, 'until'], params);
    const yearOn = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
    if (until > yearOn) report(issues, [index, 'until'], { code: 'seasonTooLong', from, until });
    const other = value.find((one, at) => at < index && one.from <= until && from <= one.until);
    if (other) report(issues, [index, 'from'], { code: 'seasonsOverlap', reason, other: other.reason });
  }
});

export const hoursCollections = {
  hours: {
    group: 'Notices and hours',
    label: 'Hours and holidays',
    file: 'index.md',
    page: 'contact',
    fields: () => ({
      hours: weekHours(
        'One row for days with the same hours, two for days with a midday break. Days in no row are closed.',
      ),
      specialDays: specialDays.optional(),
      seasons: seasons.optional(),
      ...placeholders,
    }),
  },
} as const satisfies Rows;
