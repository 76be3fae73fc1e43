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
