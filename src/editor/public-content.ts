/** What the editor of the built site knows of the content: no more than the site itself shows. */

import { readBodies } from '../content-check/bodies.ts';
import type { Content } from '../content-check/content.ts';
import { shownOn } from '../content-check/shown.ts';
import { readEntry, writeEntry } from './entry-file.ts';
import { entryShape } from './widgets.ts';

/** Plain data that the page of the editor carries. */
export interface PublicContent {
  /** The published entries by their files within the content folder. */
  readonly texts: Readonly<Record<string, string>>;
  readonly siteFiles: readonly string[];
}

/**
 * Published entries without what no visitor sees: comments, what is still to confirm, and the words of texts, of which
 * only the headings count for other entries.
 */
export async function publicContent(content: Content, now = new Date()): Promise<PublicContent> {
  const bodyOf = await readBodies(content);
  const texts = shownOn(content, now).map((entry) => {
    const { placeholders: _, body: __, ...fields } = readEntry(entry.text);
    const body = (bodyOf(entry)?.headings ?? []).map((id) => `## ${id}`).join('\n\n');
    return [entry.file.replace(/^[^/]+\//, ''), writeEntry({ ...fields, body }, entryShape(entry.collection.node))];
  });
  return {
    texts: Object.fromEntries(texts),
    siteFiles: content.files.siteFiles,
  };
}
