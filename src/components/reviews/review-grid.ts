/** Lettering of a quotation on the board, so that long ones and short ones fill it alike. */
export type QuoteSize = 'short' | 'medium' | 'long' | 'longest';

/** @param text a review without Markdown */
export function quoteSize(text: string): QuoteSize {
  if (text.length <= 75) return 'short';
  if (text.length <= 150) return 'medium';
  return text.length <= 300 ? 'long' : 'longest';
}

/** How many grounds bills are printed on. */
const COLOURS = 5;
const LETTERS_A_LINE = 32;
/** Height of a bill without its words, and of the two cards beside them, in lines of a bill. */
const BILL = 7;
const TALLY = 8;
const EMPTY_BILL = 7;
/** Blank lines that a bill may grow by without looking torn off the wrong pad. */
const GROWTH = 6;

export interface Bill<T> {
  readonly review: T;
  /** 0 to 4; never the same as the one above. */
  readonly colour: number;
}
export interface Wall<T> {
  readonly columns: ReadonlyArray<readonly Bill<T>[]>;
  /** The column with most room left under it, where the empty bill hangs. */
  readonly shortest: number;
  /** Whether the bills can grow to a level foot. */
  readonly level: boolean;
}

/**
 * Hangs reviews, in their order, each in the column that is shortest so far, and the empty bill last. The tally hangs
 * at the top of the last column. Heights are estimates.
 */
export function hangBills<T extends { readonly text: string }>(reviews: readonly T[], columns: number): Wall<T> {
  const heights: number[] = Array.from({ length: columns }, (_, column) => (column === columns - 1 ? TALLY : 0));
  const hung: Bill<T>[][] = heights.map(() => []);
  const findShortest = () => heights.indexOf(Math.min(...heights));
  for (const review of reviews) {
    const at = findShortest();
    const column = hung[at] ?? [];
    column.push({ review, colour: (at + 3 * column.length) % COLOURS });
    heights[at] = (heights[at] ?? 0) + BILL + Math.ceil(review.text.length / LETTERS_A_LINE);
  }
  const shortest = findShortest();
  heights[shortest] = (heights[shortest] ?? 0) + EMPTY_BILL;
  const foot = Math.max(...heights);
  const level = hung.every((bills, at) => {
    const growing = Math.max(1, bills.length + (at === shortest ? 1 : 0));
    return foot - (heights[at] ?? 0) <= GROWTH * growing;
  });
  return { columns: hung, shortest, level };
}
