/** Suggestions: what was probably meant, and lists of choices. */
import distance from 'damerau-levenshtein';

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}/]/gu, '');

/** The word that was probably meant, if one is near enough: at most a third of its letters differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(plain(word), plain(candidate)).steps }))
    .sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best && best.far <= Math.max(1, Math.floor(best.candidate.length / 3)) ? best.candidate : undefined;
}

/** ` Did you mean draft?`, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant ? ` Did you mean ${meant}?` : '';
}

/** `classic, special or premium` */
export const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
