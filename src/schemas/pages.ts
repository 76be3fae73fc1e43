import { z } from 'astro/zod';
import type { PageName } from '../routes.ts';
import type { Rows } from './collection.ts';
import { alt, described, group, heading, paragraph, placeholders, singleLine } from './fields.ts';

/** What every page has: its words for search engines and its heading. */
const page = {
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
  headingMl: singleLine({
    title: 'Heading in Malayalam',
    help: 'The page’s name beside the large words. Have it read by someone who writes Malayalam.',
    max: 24,
  }).optional(),
  shareAlt: alt({ title: 'Image of shared links', help: 'What the image shows that goes with a shared link.' }),
  ...placeholders,
};

/** Pages that greet with a sentence beside the heading. */
const pageWithIntro = {
  ...page,
  intro: paragraph({ title: 'Introduction', help: 'The sentence beside the heading.', max: 200 }),
};

/** The words of a page: content/pages/<page>.md. */
const pageEntry = <const S extends z.core.$ZodLooseShape>(label: string, page: PageName, fields: S) => ({
  group: 'Pages' as const,
  label,
  folder: 'pages',
  file: `${page}.md`,
  page,
  fields: () => fields,
});

export const pageCollections = {
  'page-home': pageEntry('Home', 'home', {
    ...pageWithIntro,
    heading: heading({ help: 'The large words: one to three lines, each up to 12 characters.', max: 12 }),
    place: singleLine({ help: 'In the corner of the header, on wide screens.' }),
    burst: heading({ title: 'Yellow star', help: 'One or two words of up to six letters.', lines: 2, max: 6 }),
    menuButton: singleLine({ help: 'Leads to the menu.', max: 30 }),
    chatButton: singleLine({ help: 'Opens WhatsApp.', max: 30 }),
    menuTitle: singleLine({ title: 'Heading: menu', help: 'Over the shelf.' }),
    drinkName: singleLine({ title: 'Shelf: the drink', help: 'First on the shelf, with the tag “Ask”.', max: 20 }),
    menuLink: singleLine({ title: 'Link to the menu', help: 'Beside that heading.' }),
    reviewTitle: singleLine({ title: 'Heading: review', help: 'Over the first review.' }),
    reviewsLink: singleLine({ title: 'Link to the reviews', help: 'Under the review. {n} is the number of reviews.' }),
    visitTitle: singleLine({ title: 'Heading: hours and address', help: 'Over the hours.' }),
    franchiseText: singleLine({
      title: 'Franchise',
      help: 'One sentence. {from} and {to} come from the franchise model.',
      max: 100,
    }),
    franchiseLink: singleLine({ title: 'Link to the franchise page', help: 'Beside that sentence.', max: 30 }),
    glassAlt: alt({ title: 'Illustration', help: 'What the big illustration of the glass shows.' }),
  }),
  'page-about': pageEntry('Our story', 'about', {
    ...pageWithIntro,
    pourTitle: singleLine({ title: 'Heading: how it is poured', help: 'Over the glasses.' }),
    leadersTitle: singleLine({ title: 'Heading: people', help: 'Over the portraits.' }),
    closing: heading({ title: 'Last board', help: 'The large words at the end, over the hours.', lines: 2, max: 11 }),
  }),
  'page-products': pageEntry('Menu page', 'products', {
    ...pageWithIntro,
    since: singleLine({ help: 'The line with the founding year. {year} becomes the year of the site.', max: 60 }),
    prices: singleLine({
      help: 'Under the drink on the first shelf. {from} and {to} become the lowest and the highest price of the menu.',
      max: 60,
    }),
    allergenNote: paragraph({
      title: 'Note on allergens',
      help: 'Stands under the search, before the chat link, while an item states no allergens. Never says "none".',
      max: 60,
    }),
    ratingsNote: paragraph({
      title: 'Note on ratings',
      help: 'Where the stars of the menu come from. May stay empty.',
    }).optional(),
    priceBoard: singleLine({ help: 'Link to the menu on one page, for printing.' }),
  }),
  'page-franchise': pageEntry('Franchise page', 'franchise', {
    ...pageWithIntro,
    estimateTitle: singleLine({ title: 'Over the estimate', help: 'What the golden figure is.', max: 50 }),
    estimate: singleLine({ help: 'The golden line. {from} and {to} come from the franchise model.' }),
    register: singleLine({ help: 'The red button.', max: 30 }),
    visit: singleLine({
      title: 'Come and see',
      help: 'Beside the red button; opens WhatsApp with its own text.',
      max: 30,
    }),
    iceNote: paragraph({
      title: 'What comes on top',
      help: 'Under the buttons, while something is not included. {list} becomes what that is.',
      max: 120,
    }),
    brochure: singleLine({ help: 'Downloads the PDF.' }),
    shopAlt: alt({ title: 'Illustration', help: 'In the brochure: what the illustration of the counter shows.' }),
    investmentTitle: singleLine({ title: 'Heading: costs', help: 'Over the cost table.' }),
    sharesNote: paragraph({ title: 'Note on shares', help: 'Says that shares are rounded.', max: 120 }),
    modelTitle: singleLine({ title: 'Heading: model', help: 'Over the franchise model.' }),
    masterButton: singleLine({ title: 'Master franchise', help: 'Opens WhatsApp with its own text.', max: 30 }),
    inclusionsTitle: singleLine({
      title: 'Heading: included and not',
      help: 'In the brochure, over the two lists.',
      max: 60,
    }),
    included: singleLine({ title: 'Heading: included', help: 'In the brochure, over the first list.', max: 30 }),
    notIncluded: singleLine({
      title: 'Heading: not included',
      help: 'In the brochure, over the second list.',
      max: 30,
    }),
    stepsTitle: singleLine({
      title: 'Heading: steps',
      help: 'Over the steps. {n} is how many there are: for more than one.',
    }),
    termsTitle: singleLine({ title: 'Heading: before you sign', help: 'Over the terms.' }),
    reasonsTitle: singleLine({ title: 'Heading: reasons', help: 'Over the cards.' }),
    questionsTitle: singleLine({ title: 'Heading: questions', help: 'Over the questions.' }),
    officialTitle: singleLine({ title: 'Heading: official contacts', help: 'Over the notice.' }),
    closing: singleLine({ title: 'Last button', help: 'At the end of the page; leads to the enquiry.', max: 30 }),
  }),
  'page-gallery': pageEntry('Gallery page', 'gallery', {
    ...pageWithIntro,
    joinTitle: singleLine({ title: 'Invitation', help: 'The heading at the end of the page.', max: 60 }),
    joinText: paragraph({ title: 'Invitation: text', help: 'The sentence under it.', max: 200 }),
    joinButton: singleLine({ title: 'Invitation: button', help: 'Opens WhatsApp with its own text.' }),
  }),
  'page-contact': pageEntry('Contact page', 'contact', {
    ...pageWithIntro,
    formTitle: singleLine({ title: 'Heading: form', help: 'Over the form.' }),
  }),
  'page-register': pageEntry('Enquiry page', 'register', {
    ...pageWithIntro,
    form: group(
      { help: 'The words of the form; its labels are under Labels.' },
      {
        title: singleLine({ title: 'Heading', help: 'Over the form.' }),
        submit: singleLine({ title: 'Send button', help: 'The red button.', max: 30 }),
        required: paragraph({
          title: 'Under the button',
          help: 'Which fields are needed, and that nothing is sent yet.',
          max: 200,
        }),
        privacy: paragraph({ help: 'One sentence; the link to the privacy note follows it.', max: 240 }),
      },
    ),
    nextTitle: singleLine({ title: 'Heading: what happens next', help: 'Beside the form.' }),
    next: described(z.array(z.string().trim().min(1).max(140)).min(1).max(5), {
      title: 'What happens next',
      help: 'Who answers, when, and what to have ready: one sentence each, in their order.',
    }),
  }),
  'page-reviews': pageEntry('Reviews page', 'reviews', {
    ...page,
    across: singleLine({ title: 'How many', help: 'Beside the average. {n} is the number of reviews.' }),
    tellButton: singleLine({ title: 'Tell us: button', help: 'Opens WhatsApp with its own text.', max: 30 }),
    googleButton: singleLine({ title: 'Review on Google', help: 'Leads to the business listing.', max: 30 }),
    none: paragraph({ title: 'No reviews', help: 'Said while there is no review.', max: 120 }),
    faceAlt: alt({ title: 'Illustration', help: 'What the illustration of the customer shows.' }),
    allTitle: singleLine({ title: 'Heading: all reviews', help: 'Over the reviews.' }),
    collected: paragraph({
      title: 'How reviews are chosen',
      help: 'One sentence: how reviews are collected, and which are shown.',
      max: 240,
    }),
    tallyTitle: singleLine({ title: 'Heading: averages', help: 'Over the card with the averages.', max: 30 }),
    tellText: paragraph({ title: 'Tell us', help: 'On the empty card.', max: 120 }),
  }),
  'page-not-found': pageEntry('Page not found', 'not-found', {
    ...page,
    notice: singleLine({ help: 'First line of the notice.', max: 60 }),
    text: paragraph({ help: 'Second line: what may have happened.' }),
    dogAlt: alt({ title: 'Illustration', help: 'What the illustration of the dog shows.' }),
  }),
} as const satisfies Rows;
