import { latest } from '../format/day';
import { getPage, list, type PageName, single } from './';

type ScheduledList =
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

/** The publication days of the entries of some lists. */
const publicationDays = async (...names: ScheduledList[]) =>
  (await Promise.all(names.map((name) => list(name)))).flat().map(({ data }) => data.publishOn);

/** Days of the entries that a page shows, besides its own. */
const SHOWN: Partial<Record<PageName, () => Promise<(string | undefined)[]>>> = {
  about: () => publicationDays('pour-steps', 'leadership', 'values', 'vision-mission'),
  products: () => publicationDays('menu', 'categories'),
  reviews: () => publicationDays('reviews'),
  gallery: () => publicationDays('gallery', 'gallery-groups'),
  contact: async () => (await list('notes')).map(({ data }) => data.updatedOn),
  franchise: async () => [
    (await single('franchise-model', 'index')).data.figuresCheckedOn,
    ...(await list('terms')).map(({ data }) => data.checkedOn),
    ...(await publicationDays('investment', 'inclusions', 'steps', 'reasons', 'questions', 'terms')),
  ],
};

/**
 * The day a page last changed, from the days written in the content: file times and shallow clones only tell when the
 * repository was copied.
 */
export async function lastChanged(page: PageName): Promise<string | undefined> {
  return latest([(await getPage(page)).updatedOn, ...((await SHOWN[page]?.()) ?? [])]);
}
