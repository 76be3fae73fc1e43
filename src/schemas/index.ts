/**
 * Every collection of the site, once. `content.config.ts`, the content check, the launch check, the browser
 * editor and the editors' field tables are all made from this list. One file, however long: it is a table, and
 * whoever adds a collection should see all the others.
 */
import type { z } from 'astro/zod';
import type { PageName } from '../routes.ts';
import { brochure } from './brochure.ts';
import { categories } from './categories.ts';
import type { SchemaTools } from './fields.ts';
import { franchiseModel } from './franchise-model.ts';
import { gallery } from './gallery.ts';
import { galleryGroups } from './gallery-groups.ts';
import { openingHours } from './hours.ts';
import { inclusions } from './inclusions.ts';
import { investment } from './investment.ts';
import { leadership } from './leadership.ts';
import { menu } from './menu.ts';
import { notes } from './notes.ts';
import { notices } from './notices.ts';
import { aboutPage } from './pages/about.ts';
import { contactPage } from './pages/contact.ts';
import { franchisePage } from './pages/franchise.ts';
import { galleryPage } from './pages/gallery.ts';
import { homePage } from './pages/home.ts';
import { notFoundPage } from './pages/not-found.ts';
import { productsPage } from './pages/products.ts';
import { registerPage } from './pages/register.ts';
import { reviewsPage } from './pages/reviews.ts';
import { pourSteps } from './pour-steps.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { reviews } from './reviews.ts';
import { site } from './site.ts';
import { steps } from './steps.ts';
import { story } from './story.ts';
import { technical } from './technical.ts';
import { terms } from './terms.ts';
import { values } from './values.ts';
import { visionMission } from './vision-mission.ts';
import { aboutWording } from './wording/about.ts';
import { contactWording } from './wording/contact.ts';
import { enquiryWording } from './wording/enquiry.ts';
import { franchiseWording } from './wording/franchise.ts';
import { galleryWording } from './wording/gallery.ts';
import { menuWording } from './wording/menu.ts';
import { reviewsWording } from './wording/reviews.ts';
import { sharedWording } from './wording/shared.ts';

/** The headings an editor finds collections under, in the order an editor thinks. */
export const GROUPS = [
  'Menu',
  'Notices and hours',
  'Reviews',
  'Gallery',
  'Franchise',
  'Brand and people',
  'Pages',
  'Labels',
  'Seldom changed',
] as const;

/** What is known of a collection. Rows of the table below leave out what has a default. */
export interface Collection {
  /** Heading in the browser editor. */
  readonly group: (typeof GROUPS)[number];
  /** Name an editor reads. */
  readonly label: string;
  /** What one entry is called. Default: the label. */
  readonly singular: string;
  /** Folder under `content/`. Default: the collection's own name. */
  readonly folder: string;
  /**
   * How entries lie in the folder: `folders` = <name>/index.md with images beside it, `files` = <name>.md, `single` = the
   * one file named by `file`. Default: `single` with a `file`, `files` without.
   */
  readonly layout: 'folders' | 'files' | 'single';
  /** The file of a single entry, within `folder`. */
  readonly file?: string;
  /** Whether the text under the dashes is used, and must not be empty. Default: `none`. */
  readonly body: 'required' | 'none';
  /** Most letters of that text, where it is shown among others and a longer one would bury them. */
  readonly bodyMaxLength?: number;
  /** Whether its last entry may be deleted; the page then leaves the section out. */
  readonly mayBeEmpty?: boolean;
  /** Whether pages show that text as it is written, without Markdown. */
  readonly plainText?: boolean;
  /** The field that names an entry of a list, and may not occur twice. Default: `title`. */
  readonly titleField: string;
  /** The page that shows its entries: what links in their texts are on, what the editor links to after a save. */
  readonly page?: PageName;
  /** Ids of an entry on that page, with {id} for its name. */
  readonly anchors?: readonly string[];
  /** Ids of sections that pages leave out while none of its entries is shown. */
  readonly sections?: Readonly<Partial<Record<PageName, readonly string[]>>>;
  /** How the browser editor lists an entry, with fields in {{ }}; the title field when left out. */
  readonly summary?: string;
  readonly schema: (tools: SchemaTools) => z.ZodType;
}

type Schema = Collection['schema'];
type Row = Pick<Collection, 'group' | 'label' | 'schema'> & Partial<Collection>;

const pageEntry = <const S extends Schema>(label: string, page: PageName, schema: S) => ({
  group: 'Pages' as const,
  label,
  folder: 'pages',
  file: `${page}.md`,
  page,
  schema,
});

/** Labels of controls and words read aloud, which marketing seldom rewrites: one entry for each part of the site. */
const wordingEntry = <const S extends Schema>(label: string, part: string, schema: S, page?: PageName) => ({
  group: 'Labels' as const,
  label,
  folder: 'wording',
  file: `${part}.md`,
  schema,
  ...(page && { page }),
});

const table = {
  menu: {
    group: 'Menu',
    label: 'Menu',
    singular: 'Menu item',
    layout: 'folders',
    titleField: 'name',
    summary: '{{name}}: ₹{{price}}, {{category}}',
    page: 'products',
    anchors: ['item-{id}'],
    sections: { home: ['menu'] },
    schema: menu,
  },
  categories: {
    group: 'Menu',
    label: 'Categories',
    singular: 'Category',
    page: 'products',
    schema: categories,
  },
  notices: {
    group: 'Notices and hours',
    label: 'Notices',
    singular: 'Notice',
    mayBeEmpty: true,
    titleField: 'text',
    schema: notices,
  },
  hours: {
    group: 'Notices and hours',
    label: 'Hours and holidays',
    file: 'index.md',
    page: 'contact',
    schema: openingHours,
  },
  reviews: {
    group: 'Reviews',
    label: 'Reviews',
    singular: 'Review',
    body: 'required',
    bodyMaxLength: 800,
    plainText: true,
    titleField: 'name',
    summary: '{{name}}: {{overall}} of 5',
    page: 'reviews',
    sections: { home: ['reviews'] },
    schema: reviews,
  },
  'gallery-groups': {
    group: 'Gallery',
    label: 'Gallery groups',
    singular: 'Group',
    page: 'gallery',
    anchors: ['{id}'],
    schema: galleryGroups,
  },
  gallery: {
    group: 'Gallery',
    label: 'Gallery images',
    singular: 'Image',
    layout: 'folders',
    summary: '{{title}}: {{caption}}',
    page: 'gallery',
    anchors: ['large-{id}', 'large-{id}-caption'],
    schema: gallery,
  },
  'franchise-model': {
    group: 'Franchise',
    label: 'Franchise: estimate',
    singular: 'Franchise model',
    file: 'index.md',
    body: 'required',
    page: 'franchise',
    schema: franchiseModel,
  },
  investment: {
    group: 'Franchise',
    label: 'Franchise: costs',
    singular: 'Cost',
    summary: '{{title}}: ₹{{value}}',
    page: 'franchise',
    schema: investment,
  },
  inclusions: {
    group: 'Franchise',
    label: 'Franchise: inclusions',
    singular: 'Line',
    summary: "{{title}}: {{included | ternary('included', 'not included')}}",
    page: 'franchise',
    sections: { franchise: ['included', 'not-included'] },
    schema: inclusions,
  },
  steps: {
    group: 'Franchise',
    label: 'Franchise: steps',
    singular: 'Step',
    page: 'franchise',
    sections: { franchise: ['steps'] },
    schema: steps,
  },
  reasons: {
    group: 'Franchise',
    label: 'Franchise: reasons',
    singular: 'Reason',
    layout: 'folders',
    page: 'franchise',
    schema: reasons,
  },
  questions: {
    group: 'Franchise',
    label: 'Franchise: questions',
    singular: 'Question',
    mayBeEmpty: true,
    body: 'required',
    bodyMaxLength: 2000,
    titleField: 'question',
    page: 'franchise',
    schema: questions,
  },
  terms: {
    group: 'Franchise',
    label: 'Franchise: terms',
    singular: 'Term',
    summary: '{{title}}: {{answer | truncate(40)}}',
    page: 'franchise',
    sections: { franchise: ['before-you-sign', 'never'] },
    schema: terms,
  },
  brochure: {
    group: 'Franchise',
    label: 'Franchise: brochure',
    singular: 'Brochure',
    file: 'index.md',
    page: 'franchise',
    schema: brochure,
  },
  site: {
    group: 'Brand and people',
    label: 'Brand and contact',
    singular: 'Site',
    file: 'index.md',
    page: 'contact',
    schema: site,
  },
  story: {
    group: 'Brand and people',
    label: 'Story',
    file: 'index.mdx',
    body: 'required',
    page: 'about',
    schema: story,
  },
  'pour-steps': {
    group: 'Brand and people',
    label: 'How it is poured',
    singular: 'Step',
    layout: 'folders',
    page: 'about',
    sections: { about: ['pour'] },
    schema: pourSteps,
  },
  leadership: {
    group: 'Brand and people',
    label: 'Leadership',
    singular: 'Person',
    layout: 'folders',
    mayBeEmpty: true,
    titleField: 'name',
    summary: '{{name}}: {{role}}',
    page: 'about',
    sections: { about: ['leaders'] },
    schema: leadership,
  },
  values: {
    group: 'Brand and people',
    label: 'Values',
    singular: 'Value',
    layout: 'folders',
    page: 'about',
    schema: values,
  },
  'vision-mission': {
    group: 'Brand and people',
    label: 'Vision and mission',
    singular: 'Card',
    layout: 'folders',
    page: 'about',
    schema: visionMission,
  },
  'page-home': pageEntry('Home', 'home', homePage),
  'page-about': pageEntry('Our story', 'about', aboutPage),
  'page-products': pageEntry('Menu page', 'products', productsPage),
  'page-franchise': pageEntry('Franchise page', 'franchise', franchisePage),
  'page-gallery': pageEntry('Gallery page', 'gallery', galleryPage),
  'page-contact': pageEntry('Contact page', 'contact', contactPage),
  'page-register': pageEntry('Enquiry page', 'register', registerPage),
  'page-reviews': pageEntry('Reviews page', 'reviews', reviewsPage),
  'page-not-found': pageEntry('Page not found', 'not-found', notFoundPage),
  'wording-shared': wordingEntry('Labels of every page', 'shared', sharedWording),
  'wording-menu': wordingEntry('Labels of the menu', 'menu', menuWording, 'products'),
  'wording-reviews': wordingEntry('Labels of the reviews', 'reviews', reviewsWording, 'reviews'),
  'wording-gallery': wordingEntry('Labels of the gallery', 'gallery', galleryWording, 'gallery'),
  'wording-contact': wordingEntry('Labels of the contact page', 'contact', contactWording, 'contact'),
  'wording-franchise': wordingEntry('Labels of the franchise page', 'franchise', franchiseWording, 'franchise'),
  'wording-enquiry': wordingEntry('Labels of the enquiry form', 'enquiry', enquiryWording, 'register'),
  'wording-about': wordingEntry('Labels of the story', 'about', aboutWording, 'about'),
  notes: {
    group: 'Seldom changed',
    label: 'Privacy and accessibility',
    singular: 'Note',
    body: 'required',
    page: 'contact',
    anchors: ['{id}', '{id}-title'],
    sections: { contact: ['notes'] },
    schema: notes,
  },
  technical: {
    group: 'Seldom changed',
    label: 'For whoever looks after the site',
    singular: 'Technical settings',
    file: 'index.md',
    page: 'contact',
    schema: technical,
  },
} as const satisfies Readonly<Record<string, Row>>;

type Table = typeof table;
export type CollectionName = keyof Table;

export const collections = Object.fromEntries(
  Object.entries<Row>(table).map(([name, row]) => [
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

/** The name of the editor's collection that an entry stands in. */
export function editorCollection(name: CollectionName): string {
  const { layout, group }: Collection = collections[name];
  return layout === 'single' ? (LISTS[group] ?? `only-${name}`) : name;
}
