/** What the editor knows of the content, for its check before a save. */
import { visit } from 'unist-util-visit';
import { type Content, nameOf } from '../content-check/content.ts';
import { readBodies } from '../content-check/markdown.ts';
import { publishedEntries } from '../content-check/published.ts';
import { carefulWords } from './confirmations.ts';
import { readEntry, writeEntry } from './entry-file.ts';

export interface EditorContent {
  /** The entries by their files within the content folder. */
  readonly texts: Readonly<Record<string, string>>;
  readonly siteFiles: readonly string[];
}

const contentWith = ({ files }: Content, texts: EditorContent['texts']): EditorContent => ({
  texts,
  siteFiles: files.siteFiles,
});

/** Every entry as it is, for the editor under `npm run dev`. */
export const wholeContent = (content: Content): EditorContent =>
  contentWith(content, Object.fromEntries(content.entries.map((entry) => [nameOf(entry), entry.text])));

/**
 * For the editor of the built site, no more than that shows: published entries without comments, what is still to
 * confirm, and the words of texts, of which only the headings and links count for other entries, and those that are asked
 * about.
 */
export function publicContent(content: Content, now = new Date()): EditorContent {
  const bodyOf = readBodies(content);
  const texts = publishedEntries(content, now).map((entry) => {
    const { placeholders: _, body: __, ...fields } = readEntry(entry.text);
    const read = bodyOf(entry);
    const headings = (read?.headings ?? []).map((id) => `## ${id}`);
    const links: string[] = [];
    if (read) visit(read.tree, 'link', ({ url }) => void links.push(`[link](<${url}>)`));
    const body = [...headings, ...links, carefulWords(entry.body).join(' ')].join('\n\n').trim();
    return [nameOf(entry), writeEntry({ ...fields, body })];
  });
  return contentWith(content, Object.fromEntries(texts));
}
