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
