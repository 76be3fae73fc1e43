import { z } from 'astro/zod';
import {
  collapsed,
  colour,
  day,
  email,
  lines,
  link,
  paragraph,
  placeholders,
  profile,
  singleLine,
  TECHNICAL,
  telephone,
  time,
} from './fields.ts';
import { checkRange, checkSpecialDays, checkWeek, DAYS } from './hours.ts';

/** Where a business listing may be shown or shared from. */
const GOOGLE_HOSTS = ['google.com', 'google.co.in', 'goo.gl', 'g.page', 'g.co', 'share.google'];

const opens = time('Opens', 'In 24-hour form, for example "10:00".');
const closes = time(
  'Closes',
  'For example "22:00". Earlier than it opens: on the next day. "00:00" to "00:00": open all day and night.',
);

const chatText = (title: string, description: string) => paragraph(title, description, 300);

const fields = () =>
  z.strictObject({
    name: singleLine('Brand name', 'Shown in the header, in titles and wherever a text fills it in.', 60),
    ...collapsed('More about the brand', {
      nameMl: singleLine(
        'Brand name in Malayalam',
        'Told to search engines, so that people find the shop by it. May stay empty.',
        60,
      ).optional(),
      drinkMl: singleLine('The drink in Malayalam', 'The word beside the heading of the home page.', 40),
      tagline: singleLine('Tagline', 'The line under the name at the bottom of each page.', 100),
      foundingYear: z
        .number()
        .int()
        .min(1900)
        .max(2100)
        .meta({ title: 'Founding year', description: 'Shown on the menu page and told to search engines.' }),
      fssai: z
        .string()
        .regex(/^\d{14}$/)
        .optional()
        .meta({
          title: 'FSSAI licence',
          description: 'The 14 digits of the food licence. Shown at the bottom of each page.',
        }),
    }),
    ...collapsed(TECHNICAL, {
      themeColour: colour('Browser colour', 'The colour round the page in browsers on phones: a dark green.'),
    }),
    address: z
      .strictObject({
        street: lines('Street or area', 'For example Manacaud. One line, or up to three.', 160),
        city: singleLine('City', 'For example Trivandrum.', 60),
        region: singleLine('State', 'For example Kerala.', 60),
        postalCode: z
          .string()
          .regex(/^[1-9]\d{5}$/)
          .meta({ title: 'PIN code', description: 'Six digits, for example 695009.' }),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .meta({ title: 'Country', description: 'Two capital letters: IN.' }),
      })
      .meta({ title: 'Address', description: 'Where the counter is.' }),
    ...collapsed(TECHNICAL, {
      geo: z
        .strictObject({
          latitude: z
            .number()
            .min(6)
            .max(38)
            .meta({ title: 'Latitude', description: 'Degrees north, for example 8.47.' }),
          longitude: z
            .number()
            .min(68)
            .max(98)
            .meta({ title: 'Longitude', description: 'Degrees east, for example 76.95.' }),
        })
        .optional()
        .meta({ title: 'Map position', description: 'Of the shop door, as latitude and longitude. May stay empty.' }),
    }),
    phone: telephone(
      'Phone',
      'Shown everywhere as it is written, for example +91 98765 43210, 0471 234 5678 or 1800 425 1234.',
    ),
    whatsapp: telephone('WhatsApp number', 'The number that chats go to, for example +91 98765 43210.'),
    email: email('E-mail', 'The address that messages go to.'),
    hours: z
      .array(
        z
          .strictObject({
            days: z.array(z.enum(DAYS)).min(1).meta({ title: 'Days', description: 'Those that keep these hours.' }),
            opens,
            closes,
          })
          .check(checkRange),
      )
      .min(1)
      .check(checkWeek)
      .meta({
        title: 'Opening hours',
        description:
          'One row for days with the same hours, two for days with a midday break. Days in no row are closed.',
      }),
    specialDays: z
      .array(
        z.strictObject({
          date: day('Date', 'The day, for example 2027-09-12. Past days are no longer shown.'),
          reason: singleLine('Reason', 'Why, for example Onam.', 40),
          closed: z.boolean().optional().meta({
            title: 'Closed',
            description: 'On: the shop stays closed. Off: it has the other hours below.',
          }),
          hours: z
            .array(z.strictObject({ opens, closes }).check(checkRange))
            .min(1)
            .optional()
            .meta({ title: 'Other hours', description: 'The hours of that day, in the place of those of the week.' }),
        }),
      )
      .min(1)
      .check(checkSpecialDays)
      .optional()
      .meta({
        title: 'Special days',
        description:
          'Holidays and days with other hours, instead of those of the week. Shown wherever the hours are, from two weeks before.',
      }),
    ...collapsed(TECHNICAL, {
      map: z
        .strictObject({
          provider: z.enum(['google', 'openstreetmap']).meta({
            title: 'Whose map',
            description: 'Opens when a visitor asks for it.',
          }),
          query: singleLine(
            'Search words',
            'What the map is asked to show, for example Manacaud, Thiruvananthapuram.',
            120,
          ),
        })
        .meta({ title: 'Map', description: 'The map of the contact page. It is loaded only when asked for.' }),
    }),
    social: z
      .strictObject({
        instagram: profile(['instagram.com'], 'Instagram', 'The address of the profile.').optional(),
        google: profile(GOOGLE_HOSTS, 'Google business listing', 'The address of the listing.').optional(),
        facebook: profile(['facebook.com', 'fb.com', 'fb.me'], 'Facebook', 'The address of the page.').optional(),
        youtube: profile(['youtube.com', 'youtu.be'], 'YouTube', 'The address of the channel.').optional(),
      })
      .optional()
      .meta({
        title: 'Social links',
        description: 'Addresses of our own pages. Leave those empty that the shop does not have.',
      }),
    ...collapsed(TECHNICAL, {
      designer: z
        .strictObject({
          name: singleLine('Name', 'Who designed the site.', 60),
          url: link('Website', 'The designer’s own site.'),
        })
        .optional()
        .meta({ title: 'Site designer', description: 'May stay empty.' }),
    }),
    ...collapsed('Bottom of each page', {
      quotes: z
        .strictObject({
          struggle: paragraph('Quote', 'The quote about struggle and hope.', 160),
          closing: paragraph('Closing quote', 'The short line under it.', 100),
        })
        .meta({ title: 'Quotes', description: 'Both stand at the bottom of each page.' }),
    }),
    ...collapsed('Chats', {
      chat: z
        .strictObject({
          general: chatText(
            'Chat with us',
            'What a chat from any page starts with. {page} becomes the name of the page.',
          ),
          masterFranchise: chatText('Master franchise', 'What the chat about the master franchise starts with.'),
          gallery: chatText('Become a partner', 'What the chat of the gallery starts with.'),
          review: chatText('Tell us', 'What the chat of the reviews page starts with.'),
          withdraw: chatText('Take back', 'What the chat beside the privacy note starts with.'),
          enquiryHeading: chatText('Enquiry', 'First line of the message that the enquiry form writes.'),
        })
        .meta({ title: 'Chat texts', description: 'The words that WhatsApp opens with.' }),
    }),
    ...collapsed(TECHNICAL, {
      formAction: link(
        'Form service',
        'The address of a form service for the contact form. Empty: the form writes an e-mail.',
      ).optional(),
    }),
    ...placeholders,
  });

/** Everything that is true of the whole brand, each thing once: content/site/index.md. */
export const site = () =>
  fields().check(({ value: { map, geo }, issues }) => {
    if (map.provider !== 'openstreetmap' || geo) return;
    const message =
      'openstreetmap shows a position, and there is none. Add "geo" with latitude and longitude, or write google.';
    issues.push({ code: 'custom', path: ['map', 'provider'], input: map, message });
  });
