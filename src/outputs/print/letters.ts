/** What every face of faces.ts has a glyph for. */
const PAINTED = /^[\u0020-\u007e\u00a0-\u00ffıŒœ–—‘’‚“”„•…‹›⁄€₹−]$/u;

/** A character as the faces can paint it, without accents they lack; undefined when they cannot. */
function painted(character: string): string | undefined {
  if (PAINTED.test(character)) return character;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && [...bare].every((part) => PAINTED.test(part)) ? bare : undefined;
}

const charactersOf = (text: string) => [...text.normalize('NFC').replace(/\s+/g, ' ')];

/** The first letter or digit that the painted lettering lacks; without it, a word would be missing on paper. */
export const unpaintable = (text: string): string | undefined =>
  charactersOf(text).find((character) => /[\p{L}\p{N}]/u.test(character) && painted(character) === undefined);

/**
 * A text as the faces can paint it. Accents they lack are dropped (`Nārāyaṇ` → `Narayan`), and so are symbols such as
 * emoji, which carry no word.
 * @param where what it is painted on, for the message
 * @throws when a letter or digit cannot be painted; the content check has told of it before, with file and line
 */
export function printable(text: string, where: string): string {
  const lacking = unpaintable(text);
  if (lacking !== undefined) {
    throw new Error(`${where}: the lettering has no "${lacking}" (in "${text}"). Write the word in Latin letters.`);
  }
  return charactersOf(text)
    .map((character) => painted(character) ?? '')
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}
