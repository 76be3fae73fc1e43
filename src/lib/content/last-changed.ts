import { getCollection } from 'astro:content';
import type { PageName } from '~/routes';
import { type CollectionName, collections } from '~/schemas';
import { isDay, latest } from '../format/day';

/** Fields with a day on which an entry changed; a page has a label of the same name. */
const DAYS = ['updatedOn', 'publishOn', 'checkedOn', 'figuresCheckedOn'];

/**
 * The day a page last changed, from the days in the entries it shows: file times and shallow clones only tell when the
 * repository was copied.
 */
export async function lastChanged(page: PageName): Promise<string | undefined> {
  const names = (Object.keys(collections) as CollectionName[]).filter((name) => collections[name].page === page);
  const entries = (await Promise.all(names.map((name) => getCollection(name)))).flat();
  return latest(entries.flatMap(({ data }) => DAYS.map((day) => (data as Record<string, unknown>)[day]).filter(isDay)));
}
