/** Which characters of a text a font lacks. Knows no font itself, so that it runs in browsers too. */

/** Whether a font has a character. */
export type HasGlyph = (codePoint: number) => boolean;

// Soft hyphens, direction marks and variation selectors are invisible; ZWNJ and ZWJ shape Malayalam and stay.
const INVISIBLE = /(?!\u200c|\u200d)\p{Default_Ignorable_Code_Point}/gu;

const segmenter = new Intl.Segmenter('ml');

/** The visible characters of a text. */
export const charactersOf = (text: string): string[] => [
  ...text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' '),
];

export const hasAll = (characters: readonly string[], hasGlyph: HasGlyph): boolean =>
  characters.every((character) => hasGlyph(character.codePointAt(0) ?? 0));

/** A character as a font has it, without an accent that it lacks (`ṇ` → `n`); undefined when it has no glyph. */
export function inFont(character: string, hasGlyph: HasGlyph): string | undefined {
  if (hasAll([character], hasGlyph)) return character;
  const bare = [...character.normalize('NFKD').replace(/\p{M}/gu, '')];
  return bare.length > 0 && hasAll(bare, hasGlyph) ? bare.join('') : undefined;
}

/** The graphemes of a text that a font cannot print, each once. */
export function unprintable(text: string, hasGlyph: HasGlyph): string[] {
  const graphemes = [...segmenter.segment(charactersOf(text).join(''))];
  const missing = graphemes
    .map(({ segment }) => segment)
    .filter((grapheme) => [...grapheme].some((character) => inFont(character, hasGlyph) === undefined));
  return [...new Set(missing)];
}
