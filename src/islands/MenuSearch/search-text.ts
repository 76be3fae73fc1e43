/** Longer searches are cut, because the text becomes part of the URL. */
export const LONGEST_SEARCH = 200;

/** Letters that older Malayalam keyboards write as consonant, virama and joiner; Unicode 5.1 gave each its own. */
const CHILLU: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };
const OLD_CHILLU = /([ണനരലളക])\u0d4d\u200d/g;
/** Joiners, direction marks, soft hyphens, the byte order mark, and what makes an emoji of a sign. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\p{Me}]/gu;
/** Marks after a Latin letter are accents. After a Malayalam one they are vowels, and stay. */
const ACCENTS = /(\p{Script=Latin})\p{M}+/gu;

/** Most text is ASCII, which needs no Unicode normalization. */
const ASCII = /^[ -~]*$/;

const normalized = (text: string) =>
  text
    .replace(OLD_CHILLU, (_, letter: string) => CHILLU[letter] ?? letter)
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(ACCENTS, '$1');

/** "Non-veg" and "non veg" are one word, so that "veg" does not find it. */
const NEGATED = /\bnon[\s\p{Pd}]+(?=\p{L})/gu;

/** A text for comparison: words in lower case, without accents, invisible characters, punctuation, symbols and emoji. */
export const searchText = (text: string): string =>
  (ASCII.test(text) ? text : normalized(text))
    .toLowerCase()
    // The thousands of a price.
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(NEGATED, 'non')
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim();
