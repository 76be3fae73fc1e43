import { allCollections } from '../../src/content-check/content.ts';
import type { Folder } from '../content/folder.ts';

/** Unique first words of the entries that the built fixture must not show. */
export const SECRET = 'Zanzi';
export const LATER = `${SECRET}day`;

/**
 * Adds an unpublished entry to every list.
 * @param line the field that keeps it back, for example `{ draft: 'true' }`
 * @param word the first word of its name, and its file name
 */
export function addUnpublishedEntries(folder: Folder, line: Readonly<Record<string, string>>, word: string): void {
  const id = word.toLowerCase();
  for (const [index, { folder: place, titleField, layout }] of allCollections.entries()) {
    if (layout === 'single') continue;
    const title = `${word} ${index}`;
    folder.addCopy(place, id, { ...line, [titleField]: title });
  }
  // A group without an image is not shown, even in a preview.
  folder.addCopy('gallery', `${id}-group`, { ...line, title: `${word} group`, group: id });
}

/** Ends every entry of every list on a day. */
export function endAllLists(folder: Folder, day: string): void {
  for (const { folder: list, layout } of allCollections) {
    if (layout === 'single') continue;
    for (const file of folder.entries(list)) folder.set(file, 'showUntil', `'${day}'`);
  }
}
