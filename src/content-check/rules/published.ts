import { type Content, type Entry, fieldIssue, LABEL } from '../content.ts';
import type { Issue } from '../issues.ts';

/** Lists without which a page says something untrue: a menu of nothing, a total of ₹0. */
const NEEDED = ['menu', 'categories', 'investment'] as const;
/** The note that links in forms lead to. */
const PRIVACY = `${LABEL}/notes/privacy.md`;

/** Lists of which nothing is shown, and the privacy note when it is not. */
export function publishedRule({ entries }: Content, shown: readonly Entry[]): Issue[] {
  const has = (among: readonly Entry[], name: string) => among.some(({ collection }) => collection.name === name);
  const empty = NEEDED.filter((name) => has(entries, name) && !has(shown, name)).map((name) => ({
    file: `${LABEL}/${name}/`,
    text: `Nothing in ${LABEL}/${name} is shown, and its page would be empty: all of it is hidden, over or still to come. Show at least one.`,
  }));
  if (shown.some(({ file }) => file === PRIVACY)) return empty;
  const text =
    'The forms link to this note, so it must be there and be shown. Put it back, and remove "draft", "publishOn" and "showUntil".';
  return [...empty, { file: PRIVACY, text }];
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
