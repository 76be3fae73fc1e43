import { type Path, pathText } from '../../../schemas/nodes.ts';
import { DAYS, type Day } from '../../../schemas/site.ts';
import type { Content } from '../content.ts';
import type { Issue } from '../issues.ts';

const MINUTES_A_DAY = 24 * 60;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;
const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

interface Span {
  /** Minutes since the first midnight. */
  readonly from: number;
  readonly to: number;
  readonly path: Path;
  readonly words: string;
}

/** From opening to closing on a day, counted from 0; closing at or before the opening is on the next day. */
function span(row: unknown, day: number, path: Path): Span | undefined {
  const { opens, closes } = Object(row) as Record<'opens' | 'closes', unknown>;
  if (!isTime(opens) || !isTime(closes)) return undefined;
  const from = day * MINUTES_A_DAY + minutes(opens);
  const to = day * MINUTES_A_DAY + minutes(closes) + (closes <= opens ? MINUTES_A_DAY : 0);
  return { from, to, path, words: `${opens} to ${closes}` };
}

/** The first later span that begins before an earlier one ends. */
function overlap(spans: readonly Span[]): { span: Span; other: Span } | undefined {
  const inOrder = [...spans].sort((a, b) => a.from - b.from);
  for (const [index, other] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next && next.from < other.to) return { span: next, other };
  }
  return undefined;
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Opening hours that close when they open, or overlap, in the week or on a special day; special days that say nothing. */
export function hoursRule({ entries }: Content): Issue[] {
  return entries
    .filter(({ collection, data }) => collection.name === 'site' && data)
    .flatMap((entry) => {
      const issue = (path: Path, text: string) => ({
        file: entry.file,
        line: entry.lineOf(path),
        field: pathText(path),
        text,
      });
      /** Opening and closing at one time means all day only at midnight. */
      const closing = (row: unknown, path: Path): Issue[] => {
        const { opens, closes } = Object(row) as Record<'opens' | 'closes', unknown>;
        if (!isTime(opens) || closes !== opens || opens === '00:00') return [];
        const text = `the shop closes at ${closes}, when it opens. Write when it closes; open all day and night is "00:00" to "00:00".`;
        return [issue([...path, 'closes'], text)];
      };
      const overlapping = (spans: readonly Span[]): Issue[] => {
        const found = overlap(spans);
        if (!found) return [];
        const day = DAYS[Math.floor(found.span.from / MINUTES_A_DAY)] ?? 'this day';
        const where = spans.every(({ from }) => from < MINUTES_A_DAY) ? 'this day' : day;
        const text = `${found.span.words} on ${where} overlaps ${found.other.words}. Change one of them.`;
        return [issue(found.span.path, text)];
      };
      const week = rowsOf(entry.data?.['hours']);
      const spans = week.flatMap((row, index) =>
        rowsOf((Object(row) as { days?: unknown }).days).flatMap((day) => {
          const at = DAYS.indexOf(day as Day);
          return at < 0 ? [] : (span(row, at, ['hours', index, 'days']) ?? []);
        }),
      );
      // Sunday night may reach into Monday.
      const wrapped = spans
        .filter(({ to }) => to > MINUTES_A_WEEK)
        .map((late) => ({ ...late, from: late.from - MINUTES_A_WEEK, to: late.to - MINUTES_A_WEEK }));
      const found = week.flatMap((row, index) => closing(row, ['hours', index]));
      if (found.length === 0) found.push(...overlapping([...spans, ...wrapped]));

      const dates = new Set<unknown>();
      const special = rowsOf(entry.data?.['specialDays']).flatMap((row, index): Issue[] => {
        const { date, closed, hours } = Object(row) as Record<'date' | 'closed' | 'hours', unknown>;
        const path: Path = ['specialDays', index];
        const own = rowsOf(hours);
        const twice = dates.has(date) || !dates.add(date);
        const told: Issue[] = twice ? [issue([...path, 'date'], `${date} stands here twice. A day has one row.`)] : [];
        if (closed === true && own.length > 0)
          told.push(issue([...path, 'closed'], 'a day that is closed has no hours. Remove one of them.'));
        if (closed !== true && own.length === 0)
          told.push(issue(path, 'says neither that the shop is closed nor its hours. Write "closed: true", or hours.'));
        told.push(...own.flatMap((range, at) => closing(range, [...path, 'hours', at])));
        told.push(...overlapping(own.flatMap((range, at) => span(range, 0, [...path, 'hours', at]) ?? [])));
        return told;
      });
      return [...found, ...special];
    });
}

/** A map that shows a position, and no position to show. */
export function mapRule({ entries }: Content): Issue[] {
  return entries
    .filter(({ collection, data }) => collection.name === 'site' && data)
    .flatMap((entry) => {
      const { provider } = Object(entry.data?.['map']) as { provider?: unknown };
      if (provider !== 'openstreetmap' || entry.data?.['geo'] !== undefined) return [];
      const text =
        'openstreetmap shows a position, and there is none. Add geo with latitude and longitude, or write google.';
      return [{ file: entry.file, line: entry.lineOf(['map', 'provider']), field: 'map.provider', text }];
    });
}

/** Entries whose last day comes before their first. */
export function periodRule({ entries }: Content): Issue[] {
  return entries.flatMap(({ file, data, lineOf }) => {
    const [from, until] = [data?.['publishOn'], data?.['showUntil']];
    if (typeof from !== 'string' || typeof until !== 'string' || until >= from) return [];
    const text = `${until} is before publishOn, ${from}: the entry would never be shown. Change one of the two days.`;
    return [{ file, line: lineOf(['showUntil']), field: 'showUntil', text }];
  });
}
