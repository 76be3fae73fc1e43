import { z } from 'astro/zod';
import { colour, day, email, line, lines, link, placeholders, profile, telephone, text, time } from './fields.ts';

/** The days of the week, in the order in which hours are shown. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

/** Where a business listing may be shown or shared from. */
const GOOGLE_HOSTS = ['google.com', 'google.co.in', 'goo.gl', 'g.page', 'g.co', 'share.google'];

const opens = time('Opens', 'In 24-hour form, in quotes, for example "10:00".');
const closes = time(
  'Closes',
  'In 24-hour form, in quotes, for example "22:00". An earlier time than it opens is on the next day; "00:00" to "00:00" is open all day and night.',
);

const chatText = (title: string, description: string) => text(title, description, 300);

/** Everything that is true of the whole brand, each thing once: content/site/index.md. */
export const site = () =>
  z.strictObject({
    name: line('Brand name', 'As painted on the board.', 60),
    nameMl: line(
      'Brand name in Malayalam',
      'Told to search engines, so that people find the shop by it. May be left out.',
      60,
    ).optional(),
    drinkMl: line('The drink in Malayalam', 'The word beside the headline of the home page.', 40),
    tagline: line('Tagline', 'The line under the name in the footer.', 100),
    foundingYear: z
      .number()
      .int()
      .min(1900)
      .max(2100)
      .meta({ title: 'Founding year', description: 'The one year that the shop header and search engines are given.' }),
    themeColour: colour('Theme colour', 'Colours the browser’s own frame on phones: a dark green.'),
    fssai: z
      .string()
      .regex(/^\d{14}$/)
      .optional()
      .meta({
        title: 'FSSAI licence',
        description: 'The 14 digits of the food licence, in quotes. Shown in the footer.',
      }),
    address: z
      .strictObject({
        street: lines('Street or area', 'For example Manacaud. One line, or up to three.', 160),
        city: line('City', 'For example Trivandrum.', 60),
        region: line('State', 'For example Kerala.', 60),
        postalCode: z
          .string()
          .regex(/^[1-9]\d{5}$/)
          .meta({ title: 'PIN code', description: 'Six digits, in quotes.' }),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .meta({ title: 'Country', description: 'Two capital letters: IN.' }),
      })
      .meta({ title: 'Address', description: 'Where the counter is.' }),
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
      .meta({ title: 'Map position', description: 'Of the shop door, as latitude and longitude. May be left out.' }),
    phone: telephone('Phone', 'Shown as it is written, for example +91 98765 43210, 0471 234 5678 or 1800 425 1234.'),
    whatsapp: telephone('WhatsApp number', 'The number that chats go to, for example +91 98765 43210.'),
    email: email('E-mail', 'The address that messages go to.'),
    hours: z
      .array(
        z.strictObject({
          days: z
            .array(z.enum(DAYS))
            .min(1)
            .meta({ title: 'Days', description: 'Days of the week in English, small letters, in their order.' }),
          opens,
          closes,
        }),
      )
      .min(1)
      .meta({
        title: 'Opening hours',
        description:
          'One row for each set of days that keep the same hours. A midday break takes two rows with the same days. Days in no row are closed.',
      }),
    specialDays: z
      .array(
        z.strictObject({
          date: day('Date', 'The day, for example 2027-09-12. Past days are no longer shown.'),
          reason: line('Reason', 'Why, for example Onam.', 40),
          closed: z.boolean().optional().meta({
            title: 'Closed',
            description: 'true when the shop stays closed. Leave it out when it has other hours.',
          }),
          hours: z
            .array(z.strictObject({ opens, closes }))
            .min(1)
            .optional()
            .meta({ title: 'Other hours', description: 'The hours of that day, in the place of those of the week.' }),
        }),
      )
      .min(1)
      .optional()
      .meta({
        title: 'Special days',
        description:
          'Holidays and days with other hours. They replace the hours of the week everywhere, and are shown from five weeks before.',
      }),
    map: z
      .strictObject({
        provider: z.enum(['google', 'openstreetmap']).meta({
          title: 'Provider',
          description: 'Whose map opens when a visitor asks for it: google or openstreetmap.',
        }),
        query: line('Search words', 'What the map is asked to show, for example Manacaud, Thiruvananthapuram.', 120),
      })
      .meta({ title: 'Map', description: 'The map of the contact page. It is loaded only when asked for.' }),
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
        description: 'Each opens in a new tab. Leave out those that the shop does not have.',
      }),
    designer: z
      .strictObject({
        name: line('Name', 'Who designed the site.', 60),
        url: link('Website', 'The designer’s own site.'),
      })
      .optional()
      .meta({ title: 'Site designer', description: 'The credit in the footer. May be left out.' }),
    quotes: z
      .strictObject({
        struggle: text('Quote', 'The quote about struggle and hope in the footer.', 160),
        closing: text('Closing quote', 'The short line under it.', 100),
      })
      .meta({ title: 'Quotes', description: 'Both stand in the footer.' }),
    chat: z
      .strictObject({
        general: chatText('Chat with us', 'What a chat from any page starts with.'),
        masterFranchise: chatText('Master franchise', 'What the master-franchise chat starts with.'),
        gallery: chatText('Become a partner', 'What the chat of the gallery starts with.'),
        review: chatText('Tell us', 'What the chat of the reviews page starts with.'),
        enquiryHeading: chatText('Enquiry heading', 'First line of the message that the enquiry form composes.'),
      })
      .meta({ title: 'Chat texts', description: 'The words that WhatsApp opens with.' }),
    formAction: link(
      'Form service',
      'The address of a form service for the contact form. Leave it out and the form composes an e-mail.',
    ).optional(),
    ...placeholders,
  });
