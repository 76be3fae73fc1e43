import type { Collection } from '../schemas/collection.ts';

/**
 * What the text fonts of the brochure, the price board and the share images (src/fonts/print) have. The content check reads
 * it in browsers too, where Typst does not run; in the build, Typst refuses what this lets through.
 */
const GLYPH =
  /(?!\u1680|\u180f)[\u0300-\u0304\u0307\u0308\u030a\u0327\p{Script=Malayalam}\p{Default_Ignorable_Code_Point}\p{Zs}\t\n\r!-~¡-ÿıŒœẞˆ˚˜⁰⁴-⁹₀-₉\u2010\u2011–—‘-‚“-„•…′″‹›⁄€₹←-↔⇒−∕∙√∞≈≠≤≥■□▲▼○◌●★☆✓♥ﬁﬂ]/u;

const segmenter = new Intl.Segmenter('ml');

const graphemes = (text: string) => [...segmenter.segment(text.normalize('NFC'))].map(({ segment }) => segment);
const isPrintable = (grapheme: string) => [...grapheme.normalize('NFD')].every((letter) => GLYPH.test(letter));

/**
 * The graphemes of a text that cannot be printed, each once. Letters with accents count as letter and accent.
 * @example unprintable('₹40 → മണക്കാട്') // []
 * @example unprintable('दूध 🥛') // ['दू', 'ध', '🥛']
 */
export const unprintable = (text: string): string[] => [
  ...new Set(graphemes(text).filter((grapheme) => !isPrintable(grapheme))),
];

/**
 * A text as it can be printed: a letter that no font has becomes its base letter, and what has none is left out.
 * @example printable('Phở 🥛 bít') // 'Pho bit'
 */
export const printable = (text: string): string =>
  graphemes(text)
    .map((grapheme) => {
      const [base = ''] = grapheme.normalize('NFD');
      return isPrintable(grapheme) ? grapheme : isPrintable(base) ? base : '';
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

/**
 * What the price board cannot show of a name without mutilating it: letters without a base letter that prints, or all of
 * it. An emoji beside words is left out, and nothing is lost.
 * @example offTheBoard('Phở 🥛') // []
 * @example offTheBoard('दूध') // ['दू', 'ध']
 */
export const offTheBoard = (name: string): string[] => {
  const letters = unprintable(name).filter((one) => /[\p{L}\p{N}]/u.test(one) && printable(one) === '');
  return letters.length > 0 || printable(name) !== '' ? letters : [name];
};

/** Whether a field is printed, so that its images are left out and each of its letters must be in a font; `body` is the text. */
export const isPrinted = ({ printed = [] }: Pick<Collection, 'printed'>, field: string): boolean =>
  printed === 'all' || printed.includes(field);
