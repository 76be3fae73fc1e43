/**
 * Every collection of the site. `content.config.ts`, the content check, the launch check, the browser editor and the
 * editors' field tables are all made from this table; each area adds its rows beside their schemas.
 */
import type { PageName } from '../routes.ts';
import { aboutCollections } from './about.ts';
import type { Collection, Printed, Rows } from './collection.ts';
import { franchiseCollections } from './franchise.ts';
import { galleryCollections } from './gallery.ts';
import { hoursCollections } from './hours.ts';
import { menuCollections } from './menu.ts';
import { pageCollections } from './pages.ts';
import { reviewsCollections } from './reviews.ts';
import { siteCollections } from './site.ts';
import { aboutWording } from './wording/about.ts';
import { contactWording } from './wording/contact.ts';
import { enquiryWording } from './wording/enquiry.ts';
import { franchiseWording } from './wording/franchise.ts';
import { galleryWording } from './wording/gallery.ts';
import { menuWording } from './wording/menu.ts';
import { reviewsWording } from './wording/reviews.ts';
import { sharedWording } from './wording/shared.ts';

export { type Collection, GROUPS } from './collection.ts';

/** Labels of controls and words read aloud, which marketing seldom rewrites: one entry for each part of the site. */
const wordingEntry = <const S extends Collection['schema']>(
  label: string,
  part: string,
  schema: S,
  page?: PageName,
  printed: Printed = [],
) => ({
  group: 'Labels' as const,
  label,
  folder: 'wording',
  file: `${part}.md`,
  schema,
  printed,
  ...(page && { page }),
});

const table = {
  ...menuCollections,
  ...siteCollections,
  ...hoursCollections,
  ...reviewsCollections,
  ...galleryCollections,
  ...franchiseCollections,
  ...aboutCollections,
  ...pageCollections,
  'wording-shared': wordingEntry('Labels of every page', 'shared', sharedWording, undefined, ['navigation']),
  'wording-menu': wordingEntry('Labels of the menu', 'menu', menuWording, 'products'),
  'wording-reviews': wordingEntry('Labels of the reviews', 'reviews', reviewsWording, 'reviews'),
  'wording-gallery': wordingEntry('Labels of the gallery', 'gallery', galleryWording, 'gallery'),
  'wording-contact': wordingEntry('Labels of the contact page', 'contact', contactWording, 'contact', ['details']),
  'wording-franchise': wordingEntry('Labels of the franchise page', 'franchise', franchiseWording, 'franchise', 'all'),
  'wording-enquiry': wordingEntry('Labels of the enquiry form', 'enquiry', enquiryWording, 'register'),
  'wording-about': wordingEntry('Labels of the story', 'about', aboutWording, 'about'),
} as const satisfies Rows;

type Table = typeof table;
export type CollectionName = keyof Table;

export const collections = Object.fromEntries(
  Object.entries<Rows[string]>(table).map(([name, row]) => [
    name,
    {
      singular: row.label,
      folder: name,
      layout: row.file ? 'single' : 'files',
      body: 'none',
      titleField: 'title',
      ...row,
    } satisfies Collection,
  ]),
) as unknown as { readonly [K in CollectionName]: Collection & { readonly schema: Table[K]['schema'] } };

/** Groups of single entries: the browser editor shows each as one list. */
const LISTS: Partial<Record<Collection['group'], string>> = { Pages: 'pages', Labels: 'labels' };

/** The name of the editor's collection that an entry stands in; `_singletons` is the CMS's own, whose entries open at once. */
export function editorCollection(name: CollectionName): string {
  const { layout, group }: Collection = collections[name];
  return layout === 'single' ? (LISTS[group] ?? '_singletons') : name;
}
