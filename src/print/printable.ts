/** Letters of the fonts in src/fonts/print. Typst refuses others, but the content check cannot run Typst in a browser. */
const GLYPH =
  /(?!\u1680|\u180f)[\u0300-\u0304\u0307\u0308\u030a\u0327\p{Script=Malayalam}\p{Default_Ignorable_Code_Point}\p{Zs}\t\n\r!-~¡-ÿıŒœẞˆ˚˜⁰⁴-⁹₀-₉\u2010\u2011–—‘-‚“-„•…′″‹›⁄€₹←-↔⇒−∕∙√∞≈≠≤≥■□▲▼○◌●★☆✓♥ﬁﬂ]/u;

const segmenter = new Intl.Segmenter('ml');

const graphemes = (text: string) => [...segmenter.segment(text.normalize('NFC'))].map(({ segment }) => segment);
const isPrintable = (grapheme: string) => [...grapheme.normalize('NFD')].every((letter) => GLYPH.test(letter));

/**
 * Replaces letters that no font has by their base letter, or removes them.
 * @example printable('Phở 🥛 bít') // 'Pho bit'
 */
export function printable(text: string): string {
  const kept = graphemes(text).map((grapheme) => {
    const [base = ''] = grapheme.normalize('NFD');
    return isPrintable(grapheme) ? grapheme : isPrintable(base) ? base : '';
  });
  const printed = kept.join('');
  return printed === text.normalize() ? printed : printed.replace(/ {2,}/g, ' ').trim();
}

/**
 * Returns the letters that `printable` removes; the whole text if nothing is left. Emoji next to words are ignored.
 * @example lostInPrint('Phở 🥛') // []
 * @example lostInPrint('दूध Boba') // ['दू', 'ध']
 */
export function lostInPrint(text: string): string[] {
  if (text.trim() !== '' && printable(text) === '') return [text];
  const letters = graphemes(text).filter((one) => /[\p{L}\p{N}]/u.test(one) && printable(one) === '');
  return [...new Set(letters)];
}
