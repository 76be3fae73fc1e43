import { unprintable } from '../../lib/format/unprintable.ts';
import type { ContentFiles } from '../content.ts';

/** Characters that the fonts of the brochure and the share images do not have. */
export function printFault(text: string, { hasGlyph }: ContentFiles): string | undefined {
  const missing = unprintable(text, hasGlyph).map((character) => `"${character}"`);
  if (missing.length === 0) return undefined;
  return `${missing.join(', ')} cannot be printed in the brochure or a share image. Use words in English or Malayalam, or common symbols such as ₹, →, ≥.`;
}
