/** Fills `{name}` places of a sentence from the content: `fill('{n} of {total}', { n: 1, total: 6 })` → `1 of 6`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** What stands for the brand name in every field. */
const NAME = '{name}';

/**
 * Fields of an entry with the brand name in the place of each `{name}`, in groups and lists too.
 * @param skip groups that are left as they are
 */
export function withName<T>(value: T, name: string, skip: (group: object) => boolean = () => false): T {
  if (typeof value === 'string') return value.replaceAll(NAME, name) as T;
  if (Array.isArray(value)) return value.map((item) => withName(item, name, skip)) as T;
  if (typeof value !== 'object' || value === null || skip(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withName(inner, name, skip)])) as T;
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
