/** The content that the form checks an entry against. */
import { type Content, nameOf } from '../content-check/content.ts';
import { publishedEntries } from '../content-check/published.ts';
import { writeEntry } from './entry-file.ts';

export interface EditorContent {
  /** Entry files by their path within the content folder. */
  readonly texts: Readonly<Record<string, string>>;
  readonly siteFiles: readonly string[];
}

/** Returns every entry as it is, for the editor under `npm run dev`. */
export const wholeContent = ({ entries, files: { siteFiles } }: Content): EditorContent => ({
  texts: Object.fromEntries(entries.map((entry) => [nameOf(entry), entry.text])),
  siteFiles,
});

/** Kinds of fields that the check compares between entries: references, and figures that it adds up. */
const COMPARED = new Set(['reference', 'rupees', 'lakhs']);
/** Other fields that it compares: the name of the brand, and when a store is open. */
const NEEDED = new Set(['name', 'opened', 'closed']);

/** Returns only those fields of published entries: the built site serves them to everybody. */
export function publicContent(content: Content, now = new Date()): EditorContent {
  const texts = publishedEntries(content, now).map((entry) => {
    const { collection, data } = entry;
    const fields = Object.entries(data ?? {}).filter(
      ([name]) =>
        name === collection.titleField ||
        NEEDED.has(name) ||
        COMPARED.has(collection.node.properties?.[name]?.kind ?? ''),
    );
    return [nameOf(entry), writeEntry(Object.fromEntries(fields))];
  });
  return { texts: Object.fromEntries(texts), siteFiles: content.files.siteFiles };
}
