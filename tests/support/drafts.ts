import { allCollections } from '../../src/content-check/content.ts';
import type { Folder } from '../content/folder.ts';

/** First words of the entries that the built fixture must not show, and that nothing else has. */
export const SECRET = 'Zanzi';
export const LATER = `${SECRET}day`;

/** Fields that must differ between the entries of a list, besides the name. */
const OWN: Readonly<Record<string, (word: string) => Readonly<Record<string, string>>>> = {
  investment: (word) => ({ shortTitle: word, colour: `'#0000${word.length}${word.length}'` }),
};

/**
 * Adds to every list an entry that is not to be published.
 * @param line the field that keeps it back, for example `{ draft: 'true' }`
 * @param word the first word of its name, and its file's name
 */
export function addUnseen(folder: Folder, line: Readonly<Record<string, string>>, word: string): void {
  const id = word.toLowerCase();
  for (const [index, { folder: place, titleField, name, layout }] of allCollections.entries()) {
    if (layout === 'single') continue;
    const title = `${word} ${index}`;
    folder.addCopy(place, id, { ...line, ...OWN[name]?.(word), [titleField]: title });
  }
  // A group without an image is not shown even to its editor.
  folder.addCopy('gallery', `${id}-group`, { ...line, title: `${word} group`, group: id });
}

/** Lets every entry of every list end on a day. */
export function endAllLists(folder: Folder, day: string): void {
  for (const { folder: list, layout } of allCollections) {
    if (layout === 'single') continue;
    for (const file of folder.entries(list)) folder.set(file, 'showUntil', `'${day}'`);
  }
}
