import { latest } from '../format/day';
import { getPage, list, type PageName, single } from './';

type Planned =
  | 'menu'
  | 'categories'
  | 'terms'
  | 'reviews'
  | 'investment'
  | 'inclusions'
  | 'steps'
  | 'reasons'
  | 'questions'
  | 'gallery'
  | 'gallery-groups'
  | 'pour-steps'
  | 'leadership'
  | 'values'
  | 'vision-mission';

/** The days on which entries of lists appeared. */
const appeared = async (...names: Planned[]) =>
  (await Promise.all(names.map((name) => list(name)))).flat().map(({ data }) => data.publishOn);

/** Days of what a page shows, beside its own. */
const SHOWN: Partial<Record<PageName, () => Promise<(string | undefined)[]>>> = {
  about: () => appeared('pour-steps', 'leadership', 'values', 'vision-mission'),
  products: () => appeared('menu', 'categories'),
  reviews: () => appeared('reviews'),
  gallery: () => appeared('gallery', 'gallery-groups'),
  contact: async () => (await list('notes')).map(({ data }) => data.updatedOn),
  franchise: async () => [
    (await single('franchise-model', 'index')).data.figuresCheckedOn,
    ...(await list('terms')).map(({ data }) => data.checkedOn),
    ...(await appeared('investment', 'inclusions', 'steps', 'reasons', 'questions', 'terms')),
  ],
};

/**
 * The day a page last changed, from the days written in the content: those of a file system or of a shallow copy of
 * the repository tell when it was copied.
 */
export async function lastChanged(page: PageName): Promise<string | undefined> {
  return latest([(await getPage(page)).updatedOn, ...((await SHOWN[page]?.()) ?? [])]);
}
