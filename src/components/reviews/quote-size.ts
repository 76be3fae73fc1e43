import { characters } from '~/schemas/fields';

/** Font size of a quotation in the carousel, so that long and short ones fill it alike. */
export type QuoteSize = 'short' | 'medium' | 'long' | 'longest';

/**
 * @param text a review without Markdown
 * @returns the size for its length in characters
 */
export function quoteSize(text: string): QuoteSize {
  const length = characters(text);
  if (length <= 75) return 'short';
  if (length <= 150) return 'medium';
  return length <= 300 ? 'long' : 'longest';
}
