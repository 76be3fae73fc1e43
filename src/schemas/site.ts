import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import {
  choices,
  colour,
  day,
  described,
  email,
  group,
  link,
  pageOrLink,
  paragraph,
  placeholders,
  profile,
  singleLine,
  telephone,
  type Words,
} from './fields.ts';

/** Words with conditions of their own: FSS (Advertising and Claims) Regulations, 2018, Schedule V. */
export const CLAIM_WORDS = ['fresh', 'natural', 'pure', 'traditional', 'original'] as const;

/** Where a business listing may be shown or shared from. */
const GOOGLE_HOSTS = ['google.com', 'google.co.in', 'goo.gl', 'g.page', 'g.co', 'share.google'];

const chatText = (words: Words) => paragraph({ ...words, max: 300 });

export const siteCollections = {
  /** A line under the header of every page, for a festival, a new flavour or a day closed: content/notices/<name>.md. */
  notices: {
    group: 'Notices and hours',
    label: 'Notices',
    singular: 'Notice',
    mayBeEmpty: true,
    titleField: 'text',
    fields: () => ({
      text: singleLine({
        title: 'Notice',
        help: 'One line, for example: Closed on 14 January. We are back the day after.',
        max: 120,
      }),
      link: pageOrLink({
        help: 'Where the line leads: a page of this site such as /products, or an address with https://. May stay empty.',
      }).optional(),
      publishOn: day({ title: 'Show from', help: 'The first day of the notice, in India.' }),
      showUntil: day({ help: 'The last day of the notice, in India.' }),
    }),
  },
  /** Name, address, numbers and sentences of the brand, each once. content/site/index.md */
  site: {
    group: 'Brand and people',
    label: 'Brand and contact',
    singular: 'Site',
    file: 'index.md',
    page: 'contact',
    fields: () => ({
      name: singleLine({
        title: 'Brand name',
        help: 'Shown in the header, in titles and wherever a text fills it in.',
        max: 60,
      }),
      nameMl: singleLine({
        title: 'Brand name in Malayalam',
        help: 'Told to search engines, so that people find the shop by it. May stay empty.',
        max: 60,
      }).optional(),
      drinkMl: singleLine({ title: 'The drink in Malayalam', help: 'The word beside the heading of the home page.' }),
      tagline: singleLine({ help: 'The line under the name at the bottom of each page.', max: 100 }),
      foundingYear: described(z.number().int().min(1900), {
        help: 'Shown on the menu page and told to search engines.',
      }),
      fssai: described(z.string().regex(/^[1-9]\d{13}$/), {
        title: 'FSSAI licence',
        help: 'The 14 digits of the food licence. Shown at the bottom of each page.',
      }).optional(),
      basis: choices(CLAIM_WORDS, {
        title: 'Words with a basis',
        help: 'Those of which papers show that they are so. The others are asked about before the launch.',
      }).optional(),
      phone: telephone({
        help: 'Shown everywhere as it is written, for example +91 98765 43210, 0471 234 5678 or 1800 425 1234.',
      }),
      whatsapp: telephone({
        title: 'WhatsApp number',
        help: 'The number that chats go to, for example +91 98765 43210.',
      }),
      email: email({ title: 'E-mail', help: 'The address that messages go to.' }),
      social: group(
        { title: 'Social links', help: 'Addresses of our own pages. Leave those empty that the shop does not have.' },
        {
          instagram: profile({ help: 'The address of the profile.', hosts: ['instagram.com'] }),
          google: profile({
            title: 'Google business listing',
            help: 'The address of the listing.',
            hosts: GOOGLE_HOSTS,
          }),
          facebook: profile({ help: 'The address of the page.', hosts: ['facebook.com', 'fb.com', 'fb.me'] }),
          youtube: profile({
            title: 'YouTube',
            help: 'The address of the channel.',
            hosts: ['youtube.com', 'youtu.be'],
          }),
        },
      ).optional(),
      quotes: group(
        { help: 'Both stand at the bottom of each page.' },
        {
          struggle: paragraph({ title: 'Quote', help: 'The quote about struggle and hope.' }),
          closing: paragraph({ title: 'Closing quote', help: 'The short line under it.', max: 100 }),
        },
      ),
      ask: group(
        { title: 'Open questions', help: 'The words over questions without an answer, and their button.' },
        {
          title: singleLine({ title: 'Heading', help: 'For example Ask us.' }),
          text: singleLine({ title: 'Under the heading', help: 'What a tap does.', max: 100 }),
          all: singleLine({ title: 'Button', help: 'Asks all of a group at once.', max: 30 }),
        },
      ),
      chat: group(
        { title: 'Chat texts', help: 'The words that WhatsApp opens with.', closed: true },
        {
          general: chatText({
            title: 'Chat with us',
            help: 'What a chat from any page starts with. {page} becomes the name of the page.',
          }),
          masterFranchise: chatText({ help: 'What the chat about the master franchise starts with.' }),
          visit: chatText({
            title: 'Spend a day with us',
            help: 'What the chat about a day at the counter starts with.',
          }),
          gallery: chatText({ title: 'Become a partner', help: 'What the chat of the gallery starts with.' }),
          review: chatText({ title: 'Tell us', help: 'What the chat of the reviews page starts with.' }),
          withdraw: chatText({ title: 'Take back', help: 'What the chat beside the privacy note starts with.' }),
          question: chatText({
            title: 'Ask us',
            help: 'What a chat about open questions says. {questions} are those.',
          }),
          enquiryHeading: chatText({
            title: 'Enquiry',
            help: 'First line of the message that the enquiry form writes.',
          }),
        },
      ),
      ...placeholders,
    }),
  },
  /** A short note that the footer links to (privacy, accessibility): content/notes/<name>.md, shown on /contact. */
  notes: {
    group: 'Settings',
    label: 'Privacy and accessibility',
    singular: 'Note',
    body: 'required',
    page: 'contact',
    fields: () => ({
      title: singleLine({ help: 'Heading of the note and text of its link, for example Privacy.' }),
      updatedOn: day({ title: 'Last changed', help: 'The day the note was last changed.' }),
    }),
  },
  /** What staff never need: form service, browser colour, designer. content/technical/index.md */
  technical: {
    group: 'Settings',
    label: 'For whoever looks after the site',
    singular: 'Technical settings',
    file: 'index.md',
    page: 'contact',
    fields: () => ({
      formAction: link({
        title: 'Form service',
        help: 'The address of a form service for the contact form. Empty: the form writes an e-mail.',
      }).optional(),
      themeColour: colour({
        title: 'Browser colour',
        help: 'The colour round the page in browsers on phones: a dark green.',
      }),
      country: described(z.string().regex(/^[A-Z]{2}$/), { help: 'Of the address, in two capital letters: IN.' }),
      designer: group(
        { title: 'Site designer', help: 'May stay empty.' },
        {
          name: singleLine({ help: 'Who designed the site.', max: 60 }),
          url: link({ title: 'Website', help: 'The designer’s own site.' }),
        },
      ).optional(),
      ...placeholders,
    }),
  },
} as const satisfies Rows;
