/** What the editor knows of the content, for its check before a save. */
import { type Content, nameOf } from '../content-check/content.ts';
import { publishedEntries } from '../content-check/published.ts';
import { readEntry, writeEntry } from './entry-file.ts';

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

/** In Markdown and in MDX. */
const COMMENTS = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g;

/** For the editor of the built site, no more than that shows: published entries without comments and what is to confirm. */
export function publicContent(content: Content, now = new Date()): EditorContent {
  const texts = publishedEntries(content, now).map((entry) => {
    const { placeholders: _, ...fields } = readEntry(entry.text);
    return [nameOf(entry), writeEntry({ ...fields, body: entry.body.replace(COMMENTS, '') })];
  });
  return { texts: Object.fromEntries(texts), siteFiles: content.files.siteFiles };
}
