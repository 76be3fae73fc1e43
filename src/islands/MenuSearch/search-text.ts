/** Longer searches are cut, because the text becomes part of the URL. */
export const LONGEST_SEARCH = 200;

/** Consonants without a vowel, which keyboards of Malayalam write as one letter, or as two with or without a joiner. */
const CHILLU: Readonly<Record<string, string>> = { ൺ: 'ണ', ൻ: 'ന', ർ: 'ര', ൽ: 'ല', ൾ: 'ള', ൿ: 'ക' };
/** Viramas, joiners, direction marks, soft hyphens, the byte order mark, and what makes an emoji of a sign. */
const INVISIBLE = /[\u0d4d\p{Cf}\p{Variation_Selector}\p{Me}]/gu;
/** Marks after a Latin letter are accents. After a Malayalam one they are vowels, and stay. */
const ACCENTS = /(\p{Script=Latin})\p{M}+/gu;

/** Most text is ASCII, which needs no Unicode normalization. */
const ASCII = /^[ -~]*$/;

const normalized = (text: string) =>
  text
    .replace(/[ൺ-ൿ]/g, (letter) => CHILLU[letter] ?? letter)
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(ACCENTS, '$1');

/** "Non-veg" and "non veg" are one word, so that "veg" does not find it. */
const NEGATED = /\bnon[\s\p{Pd}]+(?=\p{L})/gu;

/** "1,20,000" as 120000; "30,40" is two prices. */
export const joinThousands = (text: string) => text.replace(/(\d),(?=(?:\d\d,)*\d{3}\b)/g, '$1');

/** A text for comparison: words in lower case, without accents, invisible characters, punctuation, symbols and emoji. */
export const searchText = (text: string): string =>
  joinThousands(ASCII.test(text) ? text : normalized(text))
    .toLowerCase()
    // "Can't" is one word, so that nothing is found by its t.
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    .replace(NEGATED, 'non')
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim();
