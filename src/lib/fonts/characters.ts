/** Which characters the fonts of the brochure and the share images have. */

import { charactersOf, type HasGlyph, hasAll, inFont, unprintable as missingIn } from '../format/unprintable.ts';
import { openFont, type PrintFont } from './print-fonts.ts';

/** Whether a font has a character. */
export const inPrintFont =
  (font: PrintFont): HasGlyph =>
  (codePoint) =>
    openFont(font).hasGlyphForCodePoint(codePoint);

/**
 * The graphemes of a text that the brochure and the share images cannot print, each once. Latin, Malayalam, ₹, arrows
 * and comparisons print; other scripts and emoji do not.
 * @example unprintable('₹40 → മണക്കാട്') // []
 * @example unprintable('दूध 🥛') // ['दू', 'ध', '🥛']
 */
export const unprintable = (text: string): string[] => missingIn(text, inPrintFont('body'));

/** A text, and the font that has all of its characters. */
export interface Printable {
  readonly text: string;
  readonly font: PrintFont;
}

/**
 * A text with the characters of a font. The display font has only Latin and the narrow one only Malayalam, so other
 * lines fall back to the heaviest text font.
 * @param where what it is printed on, for the message
 * @throws when a character has no glyph; the content check reports it earlier, with file and line
 */
export function printable(text: string, font: PrintFont, where: string): Printable {
  const characters = charactersOf(text);
  const isSpecial = font === 'display' || font === 'narrow';
  if (isSpecial && hasAll(characters, inPrintFont(font))) return { text: characters.join('').trim(), font };
  const missing = unprintable(text);
  if (missing.length > 0) {
    throw new Error(
      `${where}: the fonts have no ${missing.map((character) => `"${character}"`).join(', ')}. Remove it from "${text}".`,
    );
  }
  return {
    text: characters
      .map((character) => inFont(character, inPrintFont('body')))
      .join('')
      .trim(),
    font: isSpecial ? 'extrabold' : font,
  };
}
