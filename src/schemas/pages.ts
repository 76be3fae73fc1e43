import { z } from 'astro/zod';
import { type PageName, pageNames, routes } from '../routes.ts';
import type { Rows } from './collection.ts';
import { heading, paragraph, placeholders, singleLine, withMeta } from './fields.ts';

/** Fields of every page: texts for search engines and the heading. */
export const everyPage = {
  title: singleLine({
    help: 'In the browser tab and in search results: 5 to 60 characters, and no two pages the same.',
    max: 60,
    min: 5,
  }),
  description: paragraph({
    help: 'The sentence in search results: 50 to 160 characters, and no two pages the same.',
    min: 50,
  }),
  heading: heading({ help: 'The large words at the top: one to three lines, each up to 24 characters.' }),
  intro: paragraph({ title: 'Introduction', help: 'The sentence with the heading.', max: 200 }),
  ...placeholders,
};

const headingMl = singleLine({
  title: 'Heading in Malayalam',
  help: 'The page’s name beside the large words. Have it read by someone who writes Malayalam.',
  max: 24,
}).optional();

/** Extra fields of each page. A page that is not listed here gets only `headingMl`. */
const own = {
  home: {
    heading: heading({ help: 'The large words: one to three lines, each up to 12 characters.', max: 12 }),
    burst: heading({ title: 'Yellow star', help: 'One or two words of up to six letters.', lines: 2, max: 6 }),
    chatButton: singleLine({ title: 'Chat button', help: 'Opens WhatsApp.', max: 30 }),
    drinkName: singleLine({ title: 'Shelf: the drink', help: 'First on the shelf, with the tag “Ask”.', max: 20 }),
    franchiseText: singleLine({
      title: 'Franchise',
      help: 'One sentence. {from} and {to} come from “Franchise: estimate”.',
      max: 100,
    }),
    franchiseLink: singleLine({ title: 'Link to the franchise page', help: 'Beside that sentence.', max: 30 }),
  },
  about: {
    headingMl,
    pourTitle: singleLine({ title: 'Heading: how it is poured', help: 'Above the glasses.' }),
    leadersTitle: singleLine({ title: 'Heading: people', help: 'Above the portraits.' }),
    closing: heading({ title: 'Last board', help: 'The large words at the end, above the hours.', lines: 2, max: 11 }),
  },
  products: {
    headingMl,
    since: singleLine({ help: 'The line with the founding year. {year} becomes the year of the site.', max: 60 }),
    prices: singleLine({
      help: 'Under the drink on the first shelf. {from} and {to} become the lowest and the highest price.',
      max: 60,
    }),
    allergenNote: paragraph({
      title: 'Note on allergens',
      help: 'Under the search, before the chat link. Do not write "none".',
      max: 60,
    }),
    priceBoard: singleLine({ help: 'Link to the menu on one page, for printing.' }),
  },
  franchise: {
    headingMl,
    estimateTitle: singleLine({ title: 'Over the estimate', help: 'Names the golden figure.', max: 50 }),
    estimate: singleLine({ help: 'The golden line. {from} and {to} come from “Franchise: estimate”.' }),
    register: singleLine({ help: 'The red buttons, which lead to the enquiry.', max: 30 }),
    visit: singleLine({
      title: 'Come and see',
      help: 'Beside the red button; opens WhatsApp with its own text.',
      max: 30,
    }),
    iceNote: paragraph({
      title: 'What comes on top',
      help: 'Under the buttons. {list} becomes what the estimate leaves out.',
      max: 120,
    }),
    brochure: singleLine({ help: 'Downloads the PDF.' }),
    investmentTitle: singleLine({ title: 'Heading: costs', help: 'Above the cost table.' }),
    modelTitle: singleLine({ title: 'Heading: model', help: 'Above the franchise model.' }),
    masterButton: singleLine({ title: 'Master franchise', help: 'Opens WhatsApp with its own text.', max: 30 }),
    stepsTitle: singleLine({
      title: 'Heading: steps',
      help: 'Above the steps. {n} becomes their number.',
    }),
    termsTitle: singleLine({ title: 'Heading: before you sign', help: 'Above the terms.' }),
    reasonsTitle: singleLine({ title: 'Heading: reasons', help: 'Above the cards.' }),
    questionsTitle: singleLine({ title: 'Heading: questions', help: 'Above the questions.' }),
    officialTitle: singleLine({ title: 'Heading: official contacts', help: 'Above the notice.' }),
  },
  gallery: {
    headingMl,
    joinTitle: singleLine({ title: 'Invitation', help: 'The heading at the end of the page.', max: 60 }),
    joinText: paragraph({ title: 'Invitation: text', help: 'The sentence under it.', max: 200 }),
    joinButton: singleLine({ title: 'Invitation: button', help: 'Opens WhatsApp with its own text.' }),
  },
  contact: {
    headingMl,
    formTitle: singleLine({ title: 'Form', help: 'Above the form, and on its button.' }),
  },
  register: {
    headingMl,
    formTitle: singleLine({ title: 'Form', help: 'Above the form.' }),
    required: paragraph({
      title: 'Under the button',
      help: 'Names the required fields, and says that nothing is sent yet.',
      max: 200,
    }),
    privacy: paragraph({ help: 'One sentence; the link to the privacy note follows it.', max: 240 }),
    nextTitle: singleLine({ title: 'Heading: what happens next', help: 'Beside the form.' }),
    next: withMeta(z.array(z.string().trim().min(1).max(140)).min(1).max(5), {
      title: 'What happens next',
      help: 'Who answers, when, and what to have ready: one sentence each, in their order.',
    }),
  },
  reviews: {
    headingMl,
    tellButton: singleLine({ title: 'Tell us: button', help: 'Opens WhatsApp with its own text.', max: 30 }),
    googleButton: singleLine({ title: 'Review on Google', help: 'Leads to the business listing.', max: 30 }),
    allTitle: singleLine({ title: 'Heading: all reviews', help: 'Above the reviews.' }),
    tellText: paragraph({ title: 'Tell us', help: 'On the empty card.', max: 120 }),
  },
  'not-found': {
    notice: singleLine({ help: 'First line of the notice.', max: 60 }),
  },
};

type Own = typeof own;
type Fields<N extends PageName> = typeof everyPage & (N extends keyof Own ? Own[N] : { headingMl: typeof headingMl });

const ownFields: Partial<Record<PageName, z.core.$ZodLooseShape>> = own;

/** The text of each page: content/pages/<page>.md */
export const pageCollections = Object.fromEntries(
  pageNames.map((name) => [
    `page-${name}`,
    {
      group: 'Pages',
      label: routes[name].label,
      folder: 'pages',
      file: `${name}.md`,
      page: name,
      fields: () => ({ ...everyPage, ...(ownFields[name] ?? { headingMl }) }),
    },
  ]),
) as unknown as {
  readonly [N in PageName as `page-${N}`]: Rows[string] & { readonly file: string; readonly fields: () => Fields<N> };
};
