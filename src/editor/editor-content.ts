import { type Content, nameOf } from '../content-check/content.ts';
import { publishedEntries } from '../content-check/published.ts';
import { writeEntry } from './entry-file.ts';

/** Content that the form checks an entry against. */
export interface EditorContent {
  /** Entry files, by path within the content folder. */
  readonly texts: Readonly<Record<string, string>>;
  readonly siteFiles: readonly string[];
}

/** Kinds and names of the fields that the check compares between entries. */
const COMPARED = ['reference', 'rupees', 'lakhs', 'name', 'opened', 'closed'];

/** Returns published entries with only their title and the fields to compare, because everybody can read the file. */
export function editorContent(content: Content, now = new Date()): EditorContent {
  const texts = publishedEntries(content, now).map((entry) => {
    const { collection, data } = entry;
    const isCompared = (name: string) =>
      [name, collection.node.properties?.[name]?.kind ?? ''].some((one) => COMPARED.includes(one));
    const fields = Object.entries(data ?? {}).filter(([name]) => name === collection.titleField || isCompared(name));
    return [nameOf(entry), writeEntry(Object.fromEntries(fields))];
  });
  return { texts: Object.fromEntries(texts), siteFiles: content.files.siteFiles };
}
