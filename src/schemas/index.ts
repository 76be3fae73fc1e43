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

export interface Collection {
  /** Heading in the browser editor. */
  readonly group: (typeof GROUPS)[number];
  /** Name an editor reads. */
  readonly label: string;
  /** What one entry is called. */
  readonly singular: string;
  /** Folder under `content/`. */
  readonly folder: string;
  /**
   * How entries lie in the folder: `folders` = <name>/index.md with images beside it, `files` = <name>.md,
   * `single` = the one file named by `file`.
   */
  readonly layout: 'folders' | 'files' | 'single';
  /** The file of a single entry, within `folder`. */
  readonly file?: string;
  /** Whether the text under the dashes is used, and must not be empty. */
  readonly body: 'required' | 'none';
  /** Most letters of that text, where it is shown among others and a longer one would bury them. */
  readonly bodyMaxLength?: number;
  /** Whether its last entry may be deleted; the page then leaves the section out. */
  readonly mayBeEmpty?: boolean;
  /** Whether pages show that text as it is written, without Markdown. */
  readonly plainText?: boolean;
  /** The field that names an entry in lists and messages, and may not occur twice; '' for a single entry without. */
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

type Shape = Omit<Collection, 'schema'>;

/** Declares a collection and keeps the exact type of its schema. */
const collection = <const S extends (tools: SchemaTools) => z.ZodType>(shape: Shape, schema: S) => ({
  ...shape,
  schema,
});

const pageEntry = <const S extends (tools: SchemaTools) => z.ZodType>(label: string, page: PageName, schema: S) =>
  collection(
    {
      group: 'Pages',
      label,
      singular: label,
      folder: 'pages',
      layout: 'single',
      file: `${page}.md`,
      body: 'none',
      titleField: 'title',
      page,
    },
    schema,
  );

/** Labels of controls and words read aloud, which marketing seldom rewrites: one entry for each part of the site. */
const wordingEntry = <const S extends (tools: SchemaTools) => z.ZodType>(
  label: string,
  part: string,
  schema: S,
  page?: PageName,
) =>
  collection(
    {
      group: 'Labels',
      label,
      singular: label,
      folder: 'wording',
      layout: 'single',
      file: `${part}.md`,
      body: 'none',
      titleField: '',
      ...(page && { page }),
    },
    schema,
  );

export const collections = {
  menu: collection(
    {
      group: 'Menu',
      label: 'Menu',
      singular: 'Menu item',
      folder: 'menu',
      layout: 'folders',
      body: 'none',
      titleField: 'name',
      summary: '{{name}}: ₹{{price}}, {{category}}',
      page: 'products',
      anchors: ['item-{id}'],
      sections: { home: ['menu'] },
    },
    menu,
  ),
  categories: collection(
    {
      group: 'Menu',
      label: 'Categories',
      singular: 'Category',
      folder: 'categories',
      layout: 'files',
      body: 'none',
      titleField: 'title',
      page: 'products',
    },
    categories,
  ),
  notices: collection(
    {
      group: 'Notices and hours',
      label: 'Notices',
      singular: 'Notice',
      folder: 'notices',
      layout: 'files',
      mayBeEmpty: true,
      body: 'none',
      titleField: 'text',
      summary: '{{text}} ({{publishOn}} to {{showUntil}})',
    },
    notices,
  ),
  hours: collection(
    {
      group: 'Notices and hours',
      label: 'Hours and holidays',
      singular: 'Hours and holidays',
      folder: 'hours',
      layout: 'single',
      file: 'index.md',
      body: 'none',
      titleField: '',
      page: 'contact',
    },
    openingHours,
  ),
  reviews: collection(
    {
      group: 'Reviews',
      label: 'Reviews',
      singular: 'Review',
      folder: 'reviews',
      layout: 'files',
      body: 'required',
      bodyMaxLength: 800,
      plainText: true,
      titleField: 'name',
      summary: '{{name}}: {{overall}} of 5',
      page: 'reviews',
      sections: { home: ['reviews'] },
    },
    reviews,
  ),
  'gallery-groups': collection(
    {
      group: 'Gallery',
      label: 'Gallery groups',
      singular: 'Group',
      folder: 'gallery-groups',
      layout: 'files',
      body: 'none',
      titleField: 'title',
      page: 'gallery',
      anchors: ['{id}'],
    },
    galleryGroups,
  ),
  gallery: collection(
    {
      group: 'Gallery',
      label: 'Gallery images',
      singular: 'Image',
      folder: 'gallery',
      layout: 'folders',
      body: 'none',
      titleField: 'title',
      summary: '{{title}}: {{caption}}',
      page: 'gallery',
      anchors: ['large-{id}', 'large-{id}-caption'],
    },
    gallery,
  ),
  'franchise-model': collection(
    {
      group: 'Franchise',
      label: 'Franchise: estimate and model',
      singular: 'Franchise model',
      folder: 'franchise-model',
      layout: 'single',
      file: 'index.md',
      body: 'required',
      titleField: 'masterTitle',
      page: 'franchise',
    },
    franchiseModel,
  ),
  investment: collection(
    {
      group: 'Franchise',
      label: 'Franchise: costs',
      singular: 'Cost',
      folder: 'investment',
      layout: 'files',
      body: 'none',
      titleField: 'title',
      summary: '{{title}}: ₹{{value}}',
      page: 'franchise',
    },
    investment,
  ),
  inclusions: collection(
    {
      group: 'Franchise',
      label: 'Franchise: what is included',
      singular: 'Line',
      folder: 'inclusions',
      layout: 'files',
      body: 'none',
      titleField: 'title',
      summary: "{{title}}: {{included | ternary('included', 'not included')}}",
      page: 'franchise',
      sections: { franchise: ['included', 'not-included'] },
    },
    inclusions,
  ),
  steps: collection(
    {
      group: 'Franchise',
      label: 'Franchise: steps to open',
      singular: 'Step',
      folder: 'steps',
      layout: 'files',
      body: 'none',
      titleField: 'title',
      page: 'franchise',
      sections: { franchise: ['steps'] },
    },
    steps,
  ),
  reasons: collection(
    {
      group: 'Franchise',
      label: 'Franchise: why choose us',
      singular: 'Reason',
      folder: 'reasons',
      layout: 'folders',
      body: 'none',
      titleField: 'title',
      page: 'franchise',
    },
    reasons,
  ),
  questions: collection(
    {
      group: 'Franchise',
      label: 'Franchise: questions',
      singular: 'Question',
      folder: 'questions',
      layout: 'files',
      mayBeEmpty: true,
      body: 'required',
      bodyMaxLength: 2000,
      titleField: 'question',
      page: 'franchise',
    },
    questions,
  ),
  terms: collection(
    {
      group: 'Franchise',
      label: 'Franchise: before you sign',
      singular: 'Term',
      folder: 'terms',
      layout: 'files',
      body: 'none',
      titleField: 'title',
      summary: '{{title}}: {{answer | truncate(40)}}',
      page: 'franchise',
      sections: { franchise: ['before-you-sign', 'never'] },
    },
    terms,
  ),
  brochure: collection(
    {
      group: 'Franchise',
      label: 'Franchise: brochure',
      singular: 'Brochure',
      folder: 'brochure',
      layout: 'single',
      file: 'index.md',
      body: 'none',
      titleField: 'title',
      page: 'franchise',
    },
    brochure,
  ),
  site: collection(
    {
      group: 'Brand and people',
      label: 'Brand and contact',
      singular: 'Site',
      folder: 'site',
      layout: 'single',
      file: 'index.md',
      body: 'none',
      titleField: 'name',
      page: 'contact',
    },
    site,
  ),
  story: collection(
    {
      group: 'Brand and people',
      label: 'Story',
      singular: 'Story',
      folder: 'story',
      layout: 'single',
      file: 'index.mdx',
      body: 'required',
      titleField: 'pullQuote',
      page: 'about',
    },
    story,
  ),
  'pour-steps': collection(
    {
      group: 'Brand and people',
      label: 'How it is poured',
      singular: 'Step',
      folder: 'pour-steps',
      layout: 'folders',
      body: 'none',
      titleField: 'title',
      page: 'about',
      sections: { about: ['pour'] },
    },
    pourSteps,
  ),
  leadership: collection(
    {
      group: 'Brand and people',
      label: 'Leadership',
      singular: 'Person',
      folder: 'leadership',
      layout: 'folders',
      mayBeEmpty: true,
      body: 'none',
      titleField: 'name',
      summary: '{{name}}: {{role}}',
      page: 'about',
      sections: { about: ['leaders'] },
    },
    leadership,
  ),
  values: collection(
    {
      group: 'Brand and people',
      label: 'Values',
      singular: 'Value',
      folder: 'values',
      layout: 'folders',
      body: 'none',
      titleField: 'title',
      page: 'about',
    },
    values,
  ),
  'vision-mission': collection(
    {
      group: 'Brand and people',
      label: 'Vision and mission',
      singular: 'Card',
      folder: 'vision-mission',
      layout: 'folders',
      body: 'none',
      titleField: 'title',
      page: 'about',
    },
    visionMission,
  ),
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
  notes: collection(
    {
      group: 'Seldom changed',
      label: 'Privacy and accessibility',
      singular: 'Note',
      folder: 'notes',
      layout: 'files',
      body: 'required',
      titleField: 'title',
      page: 'contact',
      anchors: ['{id}', '{id}-title'],
      sections: { contact: ['notes'] },
    },
    notes,
  ),
  technical: collection(
    {
      group: 'Seldom changed',
      label: 'For whoever looks after the site',
      singular: 'Technical settings',
      folder: 'technical',
      layout: 'single',
      file: 'index.md',
      body: 'none',
      titleField: '',
      page: 'contact',
    },
    technical,
  ),
} as const;

export type CollectionName = keyof typeof collections;

/** Groups of single entries: the browser editor shows each as one list. */
const LISTS: Partial<Record<Collection['group'], string>> = { Pages: 'pages', Labels: 'labels' };

/** The name of the editor's collection that an entry stands in. */
export function editorCollection(name: CollectionName): string {
  const { layout, group }: Collection = collections[name];
  return layout === 'single' ? (LISTS[group] ?? `only-${name}`) : name;
}
