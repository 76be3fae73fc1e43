/** What the editor knows of the content besides the open entry. */
import { type Content, nameOf } from '../content-check/content.ts';
import { publishedEntries } from '../content-check/published.ts';
import { writeEntry } from './entry-file.ts';

export interface EditorContent {
  /** The entries by their files within the content folder. */
  readonly texts: Readonly<Record<string, string>>;
  readonly siteFiles: readonly string[];
}

/** Every entry as it is, for the editor under `npm run dev`. */
export const wholeContent = ({ entries, files: { siteFiles } }: Content): EditorContent => ({
  texts: Object.fromEntries(entries.map((entry) => [nameOf(entry), entry.text])),
  siteFiles,
});

/** Kinds of fields that the check compares between entries: references, and the figures that the estimate adds up. */
const COMPARED = new Set(['reference', 'rupees', 'lakhs']);
/** Other fields that it needs: the name of the brand, and until when a store counts. */
const NEEDED = new Set(['name', 'opened', 'closed']);

/** For the editor of the built site: what the check compares between entries, of published ones. */
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
