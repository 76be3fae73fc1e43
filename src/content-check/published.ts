/** What the site shows of the content on a day. */
import { dayInIndia, isOpenOn, isPublished, type Publication } from '../lib/site/publication.ts';
import { fieldAt } from '../schemas/json-schema.ts';
import { type Content, type Entry, entriesOf } from './content.ts';

/** What decides whether an entry is published; a field that is not in the file has its default. */
export const publicationOf = ({ collection, data }: Entry): Publication =>
  collection.node.properties?.['permission'] ? { permission: false, ...data } : { ...data };

/** The references of an entry to others: the category of a dish, the group of a photo. */
const referencesOf = ({ collection, data }: Entry): string[] =>
  Object.entries(data ?? {}).flatMap(([name, value]) => {
    const target = fieldAt(collection.node, [name])?.node;
    return target?.kind === 'reference' ? [`${target.collection}/${value}`] : [];
  });

/**
 * The entries that visitors see: published ones, without the items of a category or group that is hidden. An entry whose
 * fields cannot be read counts as published.
 */
export function publishedEntries({ entries }: Pick<Content, 'entries'>, now: Date): Entry[] {
  const today = dayInIndia(now);
  const published = entries.filter((entry) => !entry.data || isPublished(publicationOf(entry), today));
  const names = new Set(published.map(({ collection, id }) => `${collection.name}/${id}`));
  const shown = published.filter((entry) => referencesOf(entry).every((reference) => names.has(reference)));
  // Every page carries the address of a store.
  return entriesOf(shown, 'stores').length > 0 ? shown : [...shown, ...entriesOf(entries, 'stores').slice(0, 1)];
}

/** The entries that pages show: a store that has closed is still counted, and shown nowhere. */
export const shownEntries = (content: Pick<Content, 'entries'>, now: Date): Entry[] =>
  publishedEntries(content, now).filter(({ data }) => {
    const closed = data?.['closed'];
    return typeof closed !== 'string' || isOpenOn(dayInIndia(now), closed);
  });
