/** Longer searches are cut: nothing on a menu is longer, and the text becomes part of an address. */
export const LONGEST_SEARCH = 200;

/** Letters that older Malayalam keyboards write as consonant, virama and joiner; Unicode 5.1 gave each its own. */
const CHILLU: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };
const OLD_CHILLU = /([ണനരലളക])\u0d4d\u200d/g;
/** Joiners, direction marks, soft hyphens and the byte order mark: no reader sees them. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Marks after a Latin letter are accents. After a Malayalam one they are vowels, and stay. */
const ACCENTS = /(\p{Script=Latin})\p{M}+/gu;

/** Most of a menu is plain letters, in which there is nothing to unify but capitals and blanks. */
const PLAIN = /^[ -~]*$/;

const unified = (text: string) =>
  text
    .replace(OLD_CHILLU, (_, letter: string) => CHILLU[letter] ?? letter)
    .replace(UNSEEN, '')
    .normalize('NFKD')
    .replace(ACCENTS, '$1');

/** A text as it is compared: without accents, capitals, unseen characters and spare blanks. */
export const searchText = (text: string): string =>
  (PLAIN.test(text) ? text : unified(text)).toLowerCase().replace(/\s+/g, ' ').trim();
