/** Opening hours of the week and of special days, and what they must not say. */
import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import { day, placeholders, singleLine, time, toggle } from './fields.ts';

/** The days of the week, in the order in which hours are shown. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

const MINUTES_A_DAY = 24 * 60;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

interface Range {
  readonly opens: string;
  readonly closes: string;
}

type Checked<T> = z.core.ParsePayload<T>;

/** Opening and closing at one time means all day only at midnight. */
const closesAtOnce = ({ opens, closes }: Range) => opens === closes && opens !== '00:00';

/** Hours that close when they open. */
function checkRange({ value, issues }: Checked<Range>): void {
  if (!closesAtOnce(value)) return;
  const { closes } = value;
  const params = { code: 'closesWhenItOpens', time: closes };
  issues.push({ code: 'custom', path: ['closes'], input: closes, params });
}

/** Opening hours on a day, counted from 0, in minutes since the first midnight. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** Position in the list. */
  readonly row: number;
}

/** Closing at or before the opening is on the next day. */
const span = ({ opens, closes }: Range, row: number, day = 0): Span => ({
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

/** `params` of an issue name its sentence in `content-check/sentences.ts`, and its values. */
const overlapParams = ({ later, earlier }: { later: Span; earlier: Span }, day: string) => ({
  ...{ code: 'hoursOverlap', later: later.words, earlier: earlier.words, day },
});

/** Hours of the week that overlap. */
function checkWeek({ value, issues }: Checked<readonly (Range & { readonly days: readonly Day[] })[]>): void {
  for (const [row, { days }] of value.entries()) {
    const again = days.findIndex((name, at) => days.indexOf(name) < at);
    if (again < 0) continue;
    const params = { code: 'itemTwice', value: days[again] };
    issues.push({ code: 'custom', path: [row, 'days', again], input: value, params });
    return;
  }
  if (value.some(closesAtOnce)) return;
  const spans = value.flatMap((row, index) => row.days.map((name) => span(row, index, DAYS.indexOf(name))));
  // Sunday night may reach into Monday.
  const wrapped = spans
    .filter(({ to }) => to > MINUTES_A_WEEK)
    .map((late) => ({ ...late, from: late.from - MINUTES_A_WEEK, to: late.to - MINUTES_A_WEEK }));
  const found = overlap([...spans, ...wrapped]);
  if (!found) return;
  const params = overlapParams(found, DAYS[Math.floor(found.later.from / MINUTES_A_DAY)] ?? 'this day');
  issues.push({ code: 'custom', path: [found.later.row, 'days'], input: value, params });
}

interface SpecialDay {
  readonly date: string;
  readonly closed?: boolean | undefined;
  readonly hours?: readonly Range[] | undefined;
}

/** Special days that stand twice, contradict themselves or overlap. */
function checkSpecialDays({ value, issues }: Checked<readonly SpecialDay[]>): void {
  const dates = value.map(({ date }) => date);
  for (const [index, { date, closed, hours = [] }] of value.entries()) {
    const report = (path: (string | number)[], params: Record<string, unknown>) =>
      issues.push({ code: 'custom', path: [index, ...path], input: value, params });
    if (dates.indexOf(date) < index) report(['date'], { code: 'itemTwice', value: date });
    if (closed && hours.length > 0) report(['closed'], { code: 'closedWithHours' });
    if (!closed && hours.length === 0) report([], { code: 'dayWithoutHours' });
    const found = overlap(hours.map((row, at) => span(row, at)));
    if (found && !hours.some(closesAtOnce)) report(['hours', found.later.row], overlapParams(found, 'this day'));
  }
}

interface Season {
  readonly from: string;
  readonly until: string;
  readonly reason: string;
}

/** Seasons that end before they begin, or begin before another is over. */
function checkSeasons({ value, issues }: Checked<readonly Season[]>): void {
  for (const [index, { from, until, reason }] of value.entries()) {
    const report = (field: string, params: Record<string, unknown>) =>
      issues.push({ code: 'custom', path: [index, field], input: value, params });
    if (until < from)
      report('until', { code: 'endsBeforeItBegins', begins: from, path: ['seasons', index, 'from'], ends: until });
    const other = value.find((one, at) => at < index && one.from <= until && from <= one.until);
    if (other) report('from', { code: 'seasonsOverlap', reason, other: other.reason });
  }
}

const opens = time({ title: 'Opens', help: 'When the shop opens.' });
const closes = time({
  title: 'Closes',
  help: 'When it closes. Earlier than it opens: on the next day. Midnight to midnight: open all day and night.',
});

/** The hours of a week. */
export const weekHours = (help: string) =>
  z
    .array(
      z
        .strictObject({
          days: z.array(z.enum(DAYS)).min(1).meta({ title: 'Days', description: 'Those that keep these hours.' }),
          opens,
          closes,
        })
        .check(checkRange),
    )
    .min(1)
    .check(checkWeek)
    .meta({ title: 'Opening hours', description: help });

/** When the shop is open. content/hours/index.md */
export const openingHours = () =>
  z.strictObject({
    hours: weekHours(
      'One row for days with the same hours, two for days with a midday break. Days in no row are closed.',
    ),
    specialDays: z
      .array(
        z.strictObject({
          date: day({ title: 'Date', help: 'The day. Past days are no longer shown.' }),
          reason: singleLine({ title: 'Reason', help: 'Why, for example Onam.', max: 40 }),
          closed: toggle({ title: 'Closed', help: 'On: the shop stays closed. Off: it has the other hours below.' }),
          hours: z
            .array(z.strictObject({ opens, closes }).check(checkRange))
            .min(1)
            .optional()
            .meta({ title: 'Other hours', description: 'The hours of that day, in the place of those of the week.' }),
        }),
      )
      .min(1)
      .check(checkSpecialDays)
      .optional()
      .meta({
        title: 'Special days',
        description:
          'Holidays and days with other hours, instead of those of the week. Shown wherever the hours are, from two weeks before.',
      }),
    seasons: z
      .array(
        z.strictObject({
          from: day({ title: 'From', help: 'Its first day.' }),
          until: day({
            title: 'Until',
            help: 'Its last day. After it the hours of the week hold again by themselves.',
          }),
          reason: singleLine({ title: 'Reason', help: 'What it is called, for example Ramadan.', max: 40 }),
          hours: weekHours('Of the season, as those of the week. Days in no row are closed.'),
        }),
      )
      .min(1)
      .check(checkSeasons)
      .optional()
      .meta({
        title: 'Seasons',
        description:
          'Weeks with other hours, for example Ramadan or the monsoon. Shown wherever the hours are, from two weeks before until the last day. A special day goes before them.',
      }),
    ...placeholders,
  });

export const hoursCollections = {
  hours: {
    group: 'Notices and hours',
    label: 'Hours and holidays',
    file: 'index.md',
    page: 'contact',
    schema: openingHours,
  },
} as const satisfies Rows;
