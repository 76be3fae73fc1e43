import type { REVIEW_SOURCES } from '../../schemas/reviews.ts';
import { formatDayOrMonth, formatMonth } from './day.ts';
import { interpolate } from './text.ts';

interface Origin {
  readonly place?: string | undefined;
  /** A day or a month, `2026-11-21` or `2026-11`. */
  readonly saidOn?: string | undefined;
  readonly source?: (typeof REVIEW_SOURCES)[number] | undefined;
}

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
