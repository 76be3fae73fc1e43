const syllables = (word: string): number => {
  const heard = word
    .toLowerCase()
    .replace(/e$/, '')
    .match(/[aeiouy]+/g);
  return Math.max(heard?.length ?? 0, 1);
};

/**
 * Flesch reading ease of some English sentences: 60 to 70 is plain English, 90 is read by a child of eleven.
 * (R. Flesch, "A new readability yardstick", 1948.) 100 when there is nothing to read.
 */
export function readingEase(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/[.!?:;]+(?:\s|$)/))
    .filter((sentence) => /[a-z]/i.test(sentence));
  const words = sentences.flatMap((sentence) => sentence.match(/[a-z’']+/gi) ?? []);
  if (words.length === 0) return 100;
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (spoken / words.length);
}
