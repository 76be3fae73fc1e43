/** Opening hours of the week and of special days, and what they must not say. */
import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import { choices, day, placeholders, report, singleLine, time, toggle } from './fields.ts';

/** The days of the week, in the order in which hours are shown. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

const MINUTES_A_DAY = 24 * 60;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const opens = time({ title: 'Opens', help: 'When the shop opens.' });
const closes = time({
  title: 'Closes',
  help: 'When it closes. Earlier than it opens: on the next day. Midnight to midnight: open all day and night.',
});
const timeRange = z.strictObject({ opens, closes });

/** From one time of day to another, `10:00` to `22:00`. A closing time before the opening is on the next day. */
export type TimeRange = z.infer<typeof timeRange>;

/** Opening and closing at one time means all day only at midnight. */
const closesAtOnce = ({ opens, closes }: TimeRange) => opens === closes && opens !== '00:00';

function checkRange({ value, issues }: z.core.ParsePayload<TimeRange>): void {
  if (closesAtOnce(value)) report(issues, ['closes'], { code: 'closesWhenItOpens', time: value.closes });
}

/** Opening hours on a day, counted from 0, in minutes since the first midnight. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly row: number;
}

/** Closing at or before the opening is on the next day. */
const span = ({ opens, closes }: TimeRange, row: number, day = 0): Span => ({
  from: day * MINUTES_A_DAY + minutes(opens),
  to: day * MINUTES_A_DAY + minutes(closes) + (closes <= opens ? MINUTES_A_DAY : 0),
  words: `${opens} to ${closes}`,
  row,
});

/** The first later span that begins before an earlier one ends. */
function overlap(spans: readonly Span[]): { later: Span; earlier: Span } | undefined {
  const inOrder = [...spans].sort((a, b) => a.from - b.from);
  for (const [index, earlier] of inOrder.entries()) {
    const later = inOrder[index + 1];
    if (later && later.from < earlier.to) return { later, earlier };
  }
  return undefined;
}

const overlapParams = ({ later, earlier }: { later: Span; earlier: Span }, day: string) => ({
  ...{ code: 'hoursOverlap', later: later.words, earlier: earlier.words, day },
});

/** The hours of a week, of which none overlap. */
export const weekHours = (help: string) =>
  z
    .array(
      z
        .strictObject({
          days: choices(DAYS, { help: 'Those that keep these hours.' }),
          opens,
          closes,
        })
        .check(checkRange),
    )
    .min(1)
    .check(({ value, issues }) => {
      if (value.some(closesAtOnce)) return;
      const spans = value.flatMap((row, index) => row.days.map((name) => span(row, index, DAYS.indexOf(name))));
      // Sunday night may reach into Monday.
      const wrapped = spans
        .filter(({ to }) => to > MINUTES_A_WEEK)
        .map((late) => ({ ...late, from: late.from - MINUTES_A_WEEK, to: late.to - MINUTES_A_WEEK }));
      const found = overlap([...spans, ...wrapped]);
      if (!found) return;
      const day = DAYS[Math.floor(found.later.from / MINUTES_A_DAY)] ?? 'this day';
      report(issues, [found.later.row, 'days'], overlapParams(found, day));
    })
    .meta({ title: 'Opening hours', description: help });

/** Days with hours of their own, which stand once, do not contradict themselves and do not overlap. */
const specialDays = z
  .array(
    z.strictObject({
      date: day({ help: 'The day. Past days are no longer shown.' }),
      reason: singleLine({ help: 'Why, for example Onam.' }),
      closed: toggle({ help: 'On: the shop stays closed. Off: it has the other hours below.' }),
      hours: z
        .array(timeRange.check(checkRange))
        .min(1)
        .optional()
        .meta({ title: 'Other hours', description: 'The hours of that day, in the place of those of the week.' }),
    }),
  )
  .min(1)
  .check(({ value, issues }) => {
    const dates = value.map(({ date }) => date);
    for (const [index, { date, closed, hours = [] }] of value.entries()) {
      if (dates.indexOf(date) < index) report(issues, [index, 'date'], { code: 'itemTwice', value: date });
      if (closed && hours.length > 0) report(issues, [index, 'closed'], { code: 'closedWithHours' });
      if (!closed && hours.length === 0) report(issues, [index], { code: 'dayWithoutHours' });
      const found = overlap(hours.map((row, at) => span(row, at)));
      if (!found || hours.some(closesAtOnce)) continue;
      report(issues, [index, 'hours', found.later.row], overlapParams(found, 'this day'));
    }
  })
  .optional()
  .meta({
    title: 'Special days',
    description:
      'Holidays and days with other hours, instead of those of the week. Shown wherever the hours are, from two weeks before.',
  });

/** Seasons, which do not end before they begin, nor begin before another is over. */
const seasons = z
  .array(
    z.strictObject({
      from: day({ help: 'Its first day.' }),
      until: day({ help: 'Its last day. After it the hours of the week hold again by themselves.' }),
      reason: singleLine({ help: 'What it is called, for example Ramadan or Renovation.' }),
      closed: toggle({ help: 'On: the shop stays closed. Off: it has the hours below.' }),
      hours: weekHours('Of the season, as those of the week. Days in no row are closed.').optional(),
    }),
  )
  .min(1)
  .check(({ value, issues }) => {
    for (const [index, { from, until, reason, closed, hours = [] }] of value.entries()) {
      const path = ['seasons', index, 'from'];
      const params = { code: 'endsBeforeItBegins', begins: from, path, ends: until };
      if (until < from) report(issues, [index, 'until'], params);
      if (closed && hours.length > 0) report(issues, [index, 'closed'], { code: 'closedWithHours' });
      if (!closed && hours.length === 0) report(issues, [index], { code: 'dayWithoutHours' });
      const other = value.find((one, at) => at < index && one.from <= until && from <= one.until);
      if (other) report(issues, [index, 'from'], { code: 'seasonsOverlap', reason, other: other.reason });
    }
  })
  .optional()
  .meta({
    title: 'Seasons',
    description:
      'Weeks with other hours, for example Ramadan or the monsoon. Shown wherever the hours are, from two weeks before until the last day. A special day goes before them.',
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
      specialDays,
      seasons,
      ...placeholders,
    }),
  },
} as const satisfies Rows;
