import { type Content, type Entry, fieldIssue, LABEL } from '../content.ts';
import type { Issue } from '../issues.ts';

/** Lists without which a page says something untrue: a menu of nothing, a total of ₹0. */
const NEEDED = ['menu', 'categories', 'investment'] as const;
/** Entries that links in forms lead to. */
const LINKED = [{ collection: 'notes', id: 'privacy', by: 'The forms link to this note' }] as const;

/** Lists of which nothing is shown, and linked entries that are not. */
export function publishedRule({ entries }: Content, shown: readonly Entry[]): Issue[] {
  const has = (among: readonly Entry[], name: string, id?: string) =>
    among.some((entry) => entry.collection.name === name && (id === undefined || entry.id === id));
  return [
    ...NEEDED.filter((name) => has(entries, name) && !has(shown, name)).map((name) => ({
      file: `${LABEL}/${name}/`,
      text: `Nothing in ${LABEL}/${name} is shown, and its page would be empty: all of it is hidden, over or still to come. Show at least one.`,
    })),
    ...LINKED.filter(({ collection, id }) => !has(shown, collection, id)).map(({ collection, id, by }) => ({
      file: `${LABEL}/${collection}/${id}.md`,
      text: `${by}, so it must be there and be shown. Put it back, and remove "draft", "publishOn" and "showUntil".`,
    })),
  ];
}

/** Entries whose last day comes before their first. */
export function periodRule({ entries }: Content): Issue[] {
  return entries.flatMap((entry) => {
    const [from, until] = [entry.data?.['publishOn'], entry.data?.['showUntil']];
    if (typeof from !== 'string' || typeof until !== 'string' || until >= from) return [];
    const text = `${until} is before publishOn, ${from}: the entry would never be shown. Change one of the two days.`;
    return [fieldIssue(entry, ['showUntil'], text)];
  });
}
