/** Which characters the fonts of the brochure and the share images have. */
import { openFont, type PrintFont } from './print-fonts.ts';

// Soft hyphens, direction marks and variation selectors are invisible; ZWNJ and ZWJ shape Malayalam and stay.
const INVISIBLE = /(?!\u200c|\u200d)\p{Default_Ignorable_Code_Point}/gu;

const segmenter = new Intl.Segmenter('ml');

const charactersOf = (text: string) => [...text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ')];

const hasAll = (characters: readonly string[], font: PrintFont) =>
  characters.every((character) => openFont(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** A character in the text fonts, without an accent that they lack (`ṇ` → `n`); undefined when they have no glyph. */
function inTextFont(character: string): string | undefined {
  if (hasAll([character], 'body')) return character;
  const bare = [...character.normalize('NFKD').replace(/\p{M}/gu, '')];
  return bare.length > 0 && hasAll(bare, 'body') ? bare.join('') : undefined;
}

/**
 * The graphemes of a text that the brochure and the share images cannot print, each once. Latin, Malayalam, ₹, arrows
 * and comparisons print; other scripts and emoji do not.
 * @example unprintable('₹40 → മണക്കാട്') // []
 * @example unprintable('दूध 🥛') // ['दू', 'ध', '🥛']
 */
export function unprintable(text: string): string[] {
  const graphemes = [...segmenter.segment(charactersOf(text).join(''))];
  const missing = graphemes
    .map(({ segment }) => segment)
    .filter((grapheme) => [...grapheme].some((character) => inTextFont(character) === undefined));
  return [...new Set(missing)];
}

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
  if (isSpecial && hasAll(characters, font)) return { text: characters.join('').trim(), font };
  const missing = unprintable(text);
  if (missing.length > 0) {
    throw new Error(
      `${where}: the fonts have no ${missing.map((character) => `"${character}"`).join(', ')}. Remove it from "${text}".`,
    );
  }
  return {
    text: characters.map(inTextFont).join('').trim(),
    font: isSpecial ? 'extrabold' : font,
  };
}
