/** Fills `{name}` places of a sentence from the content: `fill('{n} of {total}', { n: 1, total: 6 })` → `1 of 6`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Ends a text with a full stop, unless it ends with a mark of its own. */
export const sentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** A text with its first letter in upper case. */
export const sentenceCase = (text: string): string => text.charAt(0).toLocaleUpperCase('en-IN') + text.slice(1);

/** Up to two first letters of a name, for the disc under an avatar. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '');
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase('en-IN');
}
