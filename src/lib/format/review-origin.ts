import type { EntryData } from '../../schemas/index.ts';
import { formatDayOrMonth, formatMonth } from './day.ts';
import { interpolate } from './text.ts';

type Origin = Pick<EntryData<'reviews'>, 'place' | 'saidOn' | 'source'>;

/** What is known of a review's origin: `Pettah · March 2026 · Google`; empty when nothing is. */
export const reviewOrigin = ({ place, saidOn, source }: Origin, sources: Readonly<Record<string, string>>): string =>
  [place, saidOn && formatDayOrMonth(saidOn), source && sources[source]].filter(Boolean).join(' · ');

/**
 * The months from the first review to the last, or the one month of all; undefined unless each has its day.
 * @param text with `{from}` and `{to}`
 */
export function reviewPeriod(days: readonly (string | undefined)[], text: string): string | undefined {
  const known = days.filter((day) => day !== undefined).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || known.length < days.length) return undefined;
  const [from, to] = [formatMonth(first), formatMonth(last)];
  return from === to ? from : interpolate(text, { from, to });
}
