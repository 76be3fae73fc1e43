/** Font size of a quotation in the carousel, so that long and short ones fill it alike. */
export type QuoteSize = 'short' | 'medium' | 'long' | 'longest';

/**
 * @param text a review without Markdown
 * @returns the size for its length in characters
 */
export function quoteSize(text: string): QuoteSize {
  if (text.length <= 75) return 'short';
  if (text.length <= 150) return 'medium';
  return text.length <= 300 ? 'long' : 'longest';
}

const COLOURS = 5;
const CHARACTERS_PER_LINE = 32;
/** Heights in lines of text: a card without its text, the averages, the invitation. */
const CARD = 7;
const SUMMARY = 8;
const INVITATION = 7;
/** Extra lines by which a card may grow and still look right. */
const GROWTH = 6;

export interface PlacedReview<T> {
  readonly review: T;
  /** Background, 0 to 4; never the same as the one above, in one column, two or three. */
  readonly colour: number;
}
export interface ReviewColumns<T> {
  readonly columns: ReadonlyArray<readonly PlacedReview<T>[]>;
  /** The column with most room left under it, which gets the invitation. */
  readonly shortest: number;
  /** Whether the cards can grow until all columns end level. */
  readonly level: boolean;
}

/**
 * Puts each review, in order, into the column that is shortest so far. Heights are estimates.
 * @param columns how many there are; the averages stand at the top of the last one
 */
export function arrangeReviews<T extends { readonly text: string }>(
  reviews: readonly T[],
  columns: number,
): ReviewColumns<T> {
  const heights: number[] = Array.from({ length: columns }, (_, column) => (column === columns - 1 ? SUMMARY : 0));
  const placed: T[][] = heights.map(() => []);
  const findShortest = () => heights.indexOf(Math.min(...heights));
  for (const review of reviews) {
    const at = findShortest();
    placed[at]?.push(review);
    heights[at] = (heights[at] ?? 0) + CARD + Math.ceil(review.text.length / CHARACTERS_PER_LINE);
  }
  const shortest = findShortest();
  heights[shortest] = (heights[shortest] ?? 0) + INVITATION;
  const bottom = Math.max(...heights);
  const level = placed.every((cards, at) => {
    const growing = Math.max(1, cards.length + (at === shortest ? 1 : 0));
    return bottom - (heights[at] ?? 0) <= GROWTH * growing;
  });
  // Numbered down one column after the other, as the cards follow each other where there are fewer columns.
  let number = 0;
  const coloured = placed.map((cards) => cards.map((review) => ({ review, colour: (3 * number++) % COLOURS })));
  return { columns: coloured, shortest, level };
}
