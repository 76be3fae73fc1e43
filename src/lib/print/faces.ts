/** The lettering of what is drawn rather than browsed: the brochure and the share pictures. */
import body from '~/fonts/print/anek-body.ttf?inline';
import name from '~/fonts/print/anek-name.ttf?inline';
import strong from '~/fonts/print/anek-strong.ttf?inline';
import sign from '~/fonts/print/sign.ttf?inline';

const bytes = (dataAddress: string) => Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');

export const FACES = { body: bytes(body), strong: bytes(strong), name: bytes(name), sign: bytes(sign) } as const;
export type Face = keyof typeof FACES;

/** What every face of FACES has a glyph for. */
const PAINTED = /^[\u0020-\u007e\u00a0-\u00ffıŒœ–—‘’‚“”„•…‹›⁄€₹−]$/u;

/**
 * A text as the faces can paint it. Accents they lack are dropped (`Nārāyaṇ` → `Narayan`), and so are symbols such as
 * emoji, which carry no word.
 * @param where the file a person would mend, for the message
 * @throws when a letter or digit cannot be painted: a word would be missing on paper
 */
export function printable(text: string, where: string): string {
  const kept = [...text.normalize('NFC').replace(/\s+/g, ' ')].map((character) => {
    if (PAINTED.test(character)) return character;
    const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
    if (bare !== '' && [...bare].every((part) => PAINTED.test(part))) return bare;
    if (/[\p{L}\p{N}]/u.test(character)) {
      throw new Error(
        `${where}: the lettering of the brochure and of the share pictures has no "${character}" (in "${text}"). Write the word in Latin letters.`,
      );
    }
    return '';
  });
  return kept.join('').replace(/ {2,}/g, ' ').trim();
}
