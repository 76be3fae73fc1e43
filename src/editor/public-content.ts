/** What the editor of the built site knows of the content: no more than the site itself shows. */

import { readBodies } from '../content-check/bodies.ts';
import type { Content } from '../content-check/content.ts';
import { shownOn } from '../content-check/shown.ts';
import { openFont } from '../lib/fonts/print-fonts.ts';
import { readEntry, writeEntry } from './entry-file.ts';
import { entryShape } from './widgets.ts';

/** Plain data that the page of the editor carries. */
export interface PublicContent {
  /** The published entries by their files within the content folder. */
  readonly texts: Readonly<Record<string, string>>;
  readonly siteFiles: readonly string[];
  /** The characters of the brochure's font, as first and last of each run. */
  readonly glyphs: readonly (readonly [first: number, last: number])[];
}

function runs(sorted: readonly number[]): [first: number, last: number][] {
  const found: [number, number][] = [];
  for (const point of sorted) {
    const last = found.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else found.push([point, point]);
  }
  return found;
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
    glyphs: runs(openFont('body').characterSet.toSorted((a, b) => a - b)),
  };
}
