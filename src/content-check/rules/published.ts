import { isPublished } from '../../lib/site/publication.ts';
import { type Content, fieldIssue, LABEL } from '../content.ts';
import type { Issue } from '../issues.ts';

/** Lists without which a page says something untrue: a menu of nothing, a total of ₹0. */
const NEEDED = ['menu', 'categories', 'investment'] as const;
/** Entries that links in forms lead to. */
const LINKED = [{ collection: 'notes', id: 'privacy', by: 'the forms link to it' }] as const;

/** Lists of which every entry is a draft or still to come, and linked entries that are not there. */
export function publishedRule({ entries }: Content, now: Date): Issue[] {
  const shown = entries.filter(({ data }) => !data || isPublished(data, now));
  const lasting = shown.filter(({ data }) => data?.['showUntil'] === undefined);
  const has = (name: string, id?: string, among = shown) =>
    among.some((entry) => entry.collection.name === name && (id === undefined || entry.id === id));
  return [
    ...NEEDED.filter((name) => entries.some(({ collection }) => collection.name === name) && !has(name)).map(
      (name) => ({
        file: `${LABEL}/${name}/`,
        text: 'Every entry here is a draft or still to come, and its page would show nothing. Publish at least one.',
      }),
    ),
    // The nightly build of the day after must not fail for it.
    ...NEEDED.filter((name) => has(name) && !has(name, undefined, lasting)).map((name) => ({
      file: `${LABEL}/${name}/`,
      text: 'Every entry that is shown here ends on a day (showUntil), and its page would show nothing then. Keep at least one without.',
    })),
    ...LINKED.filter(({ collection, id }) => !has(collection, id)).map(({ collection, id, by }) => ({
      file: `${LABEL}/${collection}/${id}.md`,
      text: `This note must be there and be no draft: ${by}. Put it back, or remove "draft: true".`,
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
