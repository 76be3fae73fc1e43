/**
 * Every collection of the site, once. `content.config.ts`, the content check, the launch check, the browser
 * editor and the editors' field tables are all made from this list. One file, however long: it is a table, and
 * whoever adds a collection should see all the others.
 */
import type { z } from 'astro/zod';
import { brochure } from './brochure.ts';
import { categories } from './categories.ts';
import type { SchemaTools } from './fields.ts';
import { franchiseModel } from './franchise-model.ts';
import { gallery } from './gallery.ts';
import { galleryGroups } from './gallery-groups.ts';
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
import { terms } from './terms.ts';
import { values } from './values.ts';
import { visionMission } from './vision-mission.ts';
import { wording } from './wording.ts';

/** The headings an editor finds collections under, in the order an editor thinks. */
export const GROUPS = [
  'Menu',
  'Notices and hours',
  'Reviews',
  'Gallery',
  'Franchise',
  'Story and people',
  'Pages',
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
  /** The field that names an entry in lists and messages, and may not occur twice. */
  readonly titleField: string;
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

const pageEntry = <const S extends (tools: SchemaTools) => z.ZodType>(label: string, file: string, schema: S) =>
  collection(
    {
      group: 'Pages',
      label,
      singular: label,
      folder: 'pages',
      layout: 'single',
      file,
      body: 'none',
      titleField: 'title',
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
  site: collection(
    {
      group: 'Notices and hours',
      label: 'Hours, holidays, contact',
      singular: 'Site',
      folder: 'site',
      layout: 'single',
      file: 'index.md',
      body: 'none',
      titleField: 'name',
    },
    site,
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
    },
    brochure,
  ),
  story: collection(
    {
      group: 'Story and people',
      label: 'Story',
      singular: 'Story',
      folder: 'story',
      layout: 'single',
      file: 'index.mdx',
      body: 'required',
      titleField: 'pullQuote',
    },
    story,
  ),
  'pour-steps': collection(
    {
      group: 'Story and people',
      label: 'How it is poured',
      singular: 'Step',
      folder: 'pour-steps',
      layout: 'folders',
      body: 'none',
      titleField: 'title',
    },
    pourSteps,
  ),
  leadership: collection(
    {
      group: 'Story and people',
      label: 'Leadership',
      singular: 'Person',
      folder: 'leadership',
      layout: 'folders',
      mayBeEmpty: true,
      body: 'none',
      titleField: 'name',
      summary: '{{name}}: {{role}}',
    },
    leadership,
  ),
  values: collection(
    {
      group: 'Story and people',
      label: 'Values',
      singular: 'Value',
      folder: 'values',
      layout: 'folders',
      body: 'none',
      titleField: 'title',
    },
    values,
  ),
  'vision-mission': collection(
    {
      group: 'Story and people',
      label: 'Vision and mission',
      singular: 'Card',
      folder: 'vision-mission',
      layout: 'folders',
      body: 'none',
      titleField: 'title',
    },
    visionMission,
  ),
  'page-home': pageEntry('Home', 'home.md', homePage),
  'page-about': pageEntry('Our story', 'about.md', aboutPage),
  'page-products': pageEntry('Menu page', 'products.md', productsPage),
  'page-franchise': pageEntry('Franchise page', 'franchise.md', franchisePage),
  'page-gallery': pageEntry('Gallery page', 'gallery.md', galleryPage),
  'page-contact': pageEntry('Contact page', 'contact.md', contactPage),
  'page-register': pageEntry('Enquiry page', 'register.md', registerPage),
  'page-reviews': pageEntry('Reviews page', 'reviews.md', reviewsPage),
  'page-not-found': pageEntry('Page not found', 'not-found.md', notFoundPage),
  wording: collection(
    {
      group: 'Seldom changed',
      label: 'Small words',
      singular: 'Wording',
      folder: 'wording',
      layout: 'single',
      file: 'index.md',
      body: 'none',
      titleField: 'skip',
    },
    wording,
  ),
  notes: collection(
    {
      group: 'Seldom changed',
      label: 'Privacy and accessibility',
      singular: 'Note',
      folder: 'notes',
      layout: 'files',
      body: 'required',
      titleField: 'title',
    },
    notes,
  ),
} as const;

export type CollectionName = keyof typeof collections;
