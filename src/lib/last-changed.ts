import { getPage, list, type PageName, single } from './content';
import { latest } from './day';

/** Days of what a page shows, beside its own. */
const SHOWN: Partial<Record<PageName, () => Promise<(string | undefined)[]>>> = {
  products: async () => (await list('menu')).map(({ data }) => data.publishOn),
  reviews: async () => (await list('reviews')).map(({ data }) => data.publishOn),
  gallery: async () => (await list('gallery')).map(({ data }) => data.publishOn),
  contact: async () => (await list('notes')).map(({ data }) => data.updatedOn),
  franchise: async () => [
    (await single('franchise-model', 'index')).data.figuresCheckedOn,
    ...(await list('questions')).map(({ data }) => data.publishOn),
  ],
};

/**
 * The day a page last changed, from the days written in the content: those of a file system or of a shallow copy of
 * the repository tell when it was copied.
 */
export async function lastChanged(page: PageName): Promise<string | undefined> {
  return latest([(await getPage(page)).updatedOn, ...((await SHOWN[page]?.()) ?? [])]);
}
