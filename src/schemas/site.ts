import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import {
  colour,
  day,
  email,
  group,
  link,
  pageOrLink,
  paragraph,
  placeholders,
  singleLine,
  telephone,
  withMeta,
} from './fields.ts';

const button = (title: string, help: string) => singleLine({ title, help, max: 30 });
const chatText = (title: string, help: string) => paragraph({ title, help, max: 300 });

export const siteCollections = {
  /** A line under the header of every page, between two days: content/notices/<name>.md */
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
        help: 'A page of this site, such as /products, or an address with https://. May stay empty.',
      }).optional(),
      publishOn: day({ title: 'Show from', help: 'The first day of the notice, in India.' }),
      showUntil: day({ help: 'The last day of the notice, in India.' }),
    }),
  },
  /** Name, numbers, links and shared texts of the brand: content/site/index.md */
  site: {
    group: 'Brand and people',
    label: 'Brand and contact',
    singular: 'Site',
    file: 'index.md',
    page: 'contact',
    fields: () => ({
      name: singleLine({ title: 'Brand name', help: 'Every {name} in a text becomes this name.', max: 60 }),
      nameMl: singleLine({
        title: 'Brand name in Malayalam',
        help: 'Helps search engines find the shop. May stay empty.',
        max: 60,
      }).optional(),
      drinkMl: singleLine({ title: 'The drink in Malayalam', help: 'The word beside the heading of the home page.' }),
      tagline: singleLine({ help: 'The line under the name at the bottom of each page.', max: 100 }),
      foundingYear: withMeta(z.number().int().min(1900), { help: 'Shown on the menu page.' }),
      fssai: withMeta(z.string().regex(/^[1-9]\d{13}$/), {
        title: 'FSSAI licence',
        help: 'The 14 digits of the food licence. Shown at the bottom of each page.',
      }).optional(),
      phone: telephone({ help: 'Pages show it as you write it: +91 98765 43210, 0471 234 5678 or 1800 425 1234.' }),
      whatsapp: telephone({ title: 'WhatsApp number', help: 'The number for chats, for example +91 98765 43210.' }),
      email: email({ title: 'E-mail', help: 'The address for messages.' }),
      social: group(
        { title: 'Social links', help: 'Addresses of our own pages. Leave out those that the shop does not have.' },
        {
          instagram: link({ help: 'The address of the profile.' }).optional(),
          google: link({ title: 'Google business listing', help: 'Its address.' }).optional(),
          facebook: link({ help: 'The address of the page.' }).optional(),
          youtube: link({ title: 'YouTube', help: 'The address of the channel.' }).optional(),
        },
      ).optional(),
      quotes: group(
        { help: 'At the bottom of each page.' },
        {
          struggle: paragraph({ title: 'Quote', help: 'The quote about struggle and hope.' }),
          closing: paragraph({ title: 'Closing quote', help: 'The short line under it.', max: 100 }),
        },
      ),
      ask: group(
        { title: 'Open questions', help: 'Above the questions without an answer.' },
        {
          title: singleLine({ title: 'Heading', help: 'For example Ask us.' }),
          text: singleLine({ title: 'Under the heading', help: 'What a tap does.', max: 100 }),
          all: button('Button', 'Asks all questions of a group.'),
        },
      ),
      buttons: group(
        { help: 'Buttons of many pages.' },
        {
          menu: button('See the menu', 'Leads to the menu.'),
          send: button('Send on WhatsApp', 'Sends the message of a form.'),
        },
      ),
      chat: group(
        { title: 'Chat texts', help: 'Texts that WhatsApp opens with.', collapsed: true },
        {
          general: chatText('Chat with us', 'From any page. {page} becomes the name of the page.'),
          masterFranchise: chatText('Master franchise', 'About the master franchise.'),
          visit: chatText('Spend a day with us', 'About a day at the counter.'),
          gallery: chatText('Become a partner', 'From the gallery.'),
          review: chatText('Tell us', 'From the reviews page.'),
          withdraw: chatText('Take back', 'From the privacy note.'),
          question: chatText('Ask us', 'Asks open questions. {questions} becomes the questions.'),
        },
      ),
      ...placeholders,
    }),
  },
  /** A note of /contact that the footer links to, such as privacy: content/notes/<name>.md */
  notes: {
    group: 'Settings',
    label: 'Privacy and accessibility',
    singular: 'Note',
    body: 'required',
    page: 'contact',
    fields: () => ({
      title: singleLine({ help: 'Heading of the note and text of its link, for example Privacy.' }),
      updatedOn: day({ title: 'Last changed', help: 'The day somebody last changed the note.' }),
    }),
  },
  /** Form service, browser colour, designer: content/technical/index.md */
  technical: {
    group: 'Settings',
    label: 'Technical settings',
    file: 'index.md',
    page: 'contact',
    fields: () => ({
      formAction: link({
        title: 'Form service',
        help: 'The address that the contact form posts to. Empty: the form writes an e-mail.',
      }).optional(),
      themeColour: colour({ title: 'Browser colour', help: 'Colour of the browser on phones: a dark green.' }),
      designer: group(
        { title: 'Site designer', help: 'May stay empty.' },
        {
          name: singleLine({ help: 'Name of the designer.', max: 60 }),
          url: link({ title: 'Website', help: 'The designer’s own site.' }),
        },
      ).optional(),
      ...placeholders,
    }),
  },
} as const satisfies Rows;
