/** Published entries at a given moment. */
import { dayInIndia, isOpenOn, isPublished, type Publication } from '../lib/site/publication.ts';
import { fieldAt } from '../schemas/json-schema.ts';
import { type Content, type Entry, entriesOf } from './content.ts';

/** Fields that decide if an entry is published; missing ones get their default. */
export const publicationOf = ({ collection, data }: Entry): Publication =>
  collection.node.properties?.['permission'] ? { permission: false, ...data } : { ...data };

/** Entries that an entry refers to: the category of a menu item, the group of an image. */
const referencesOf = ({ collection, data }: Entry): string[] =>
  Object.entries(data ?? {}).flatMap(([name, value]) => {
    const target = fieldAt(collection.node, [name])?.node;
    return target?.kind === 'reference' ? [`${target.collection}/${value}`] : [];
  });

/** Published entries, without the items of a category or group that is hidden. Unreadable entries count as published. */
function visibleEntries({ entries }: Pick<Content, 'entries'>, now: Date): Entry[] {
  const today = dayInIndia(now);
  const published = entries.filter((entry) => !entry.data || isPublished(publicationOf(entry), today));
  const names = new Set(published.map(({ collection, id }) => `${collection.name}/${id}`));
  return published.filter((entry) => referencesOf(entry).every((reference) => names.has(reference)));
}

/** Entries that the site loads: published ones, and always one store, because every page shows an address. */
export function publishedEntries(content: Pick<Content, 'entries'>, now: Date): Entry[] {
  const visible = visibleEntries(content, now);
  const hasStore = entriesOf(visible, 'stores').length > 0;
  return hasStore ? visible : [...visible, ...entriesOf(content.entries, 'stores').slice(0, 1)];
}

/** Published entries without closed stores. */
export const shownEntries = (content: Pick<Content, 'entries'>, now: Date): Entry[] =>
  visibleEntries(content, now).filter(({ data }) => {
    const closed = data?.['closed'];
    return typeof closed !== 'string' || isOpenOn(dayInIndia(now), closed);
  });
