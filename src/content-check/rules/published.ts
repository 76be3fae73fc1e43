import { CONTENT_ROOT, type Content, type Entry, entriesOf, locationOf } from '../content.ts';
import { fault, type Issue } from '../issue.ts';

/** Lists without which a page says something untrue: a menu of nothing, a total of ₹0, no way to the counter. */
const NEEDED = ['menu', 'categories', 'investment', 'stores'] as const;
/** The note that links in forms lead to. */
const PRIVACY = `${CONTENT_ROOT}/notes/privacy.md`;

/** Stores that a map of OpenStreetMap cannot show. */
export function positionRule({ entries }: Content): Issue[] {
  if (!entries.some(({ data }) => data?.['mapProvider'] === 'openstreetmap')) return [];
  return entriesOf(entries, 'stores')
    .filter(({ data }) => !data?.['position'])
    .map((entry) => ({ ...locationOf(entry, ['position']), ...fault('noPosition') }));
}

/** Lists of which nothing is shown, and the privacy note when it is not. */
export function publishedRule({ entries }: Content, published: readonly Entry[]): Issue[] {
  const has = (among: readonly Entry[], name: string) => among.some(({ collection }) => collection.name === name);
  const empty = NEEDED.filter((name) => has(entries, name) && !has(published, name)).map((collection) => ({
    file: `${CONTENT_ROOT}/${collection}/`,
    ...fault('nothingShown', { collection }),
  }));
  if (published.some(({ file }) => file === PRIVACY)) return empty;
  return [...empty, { file: PRIVACY, ...fault('noteNeeded') }];
}
