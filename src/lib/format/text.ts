/** Fills placeholders: `interpolate('{n} of {total}', { n: 1, total: 6 })` → `1 of 6`. */
export function interpolate(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Replaces each `{name}` with the brand name, in nested objects and lists too, except objects that `skip` accepts. */
export function withName<T>(value: T, name: string, skip: (group: object) => boolean = () => false): T {
  if (typeof value === 'string') return value.replaceAll('{name}', () => name) as T;
  if (Array.isArray(value)) return value.map((item) => withName(item, name, skip)) as T;
  if (typeof value !== 'object' || value === null || skip(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withName(inner, name, skip)])) as T;
}

/** Adds a full stop, unless the text ends with punctuation. */
export const sentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** Capitalizes the first letter. */
export const sentenceCase = (text: string): string => text.charAt(0).toLocaleUpperCase('en-IN') + text.slice(1);

/** Joins titles for a sentence: `Staff wages`, `GST` → `staff wages and GST`. */
export const listInSentence = (titles: readonly string[]): string =>
  new Intl.ListFormat('en-IN').format(
    titles.map((title) => title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())),
  );

/** Returns the first letter of a name. */
export const initial = (name: string): string =>
  ([...new Intl.Segmenter().segment(name.trim())][0]?.segment ?? '').toLocaleUpperCase('en-IN');
