import { z } from 'astro/zod';
import { colour, email, line, link, phone, placeholders, profile, telephone, text, time } from './fields.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

/** Where a business listing may be shown or shared from. */
const GOOGLE_HOSTS = ['google.com', 'google.co.in', 'goo.gl', 'g.page', 'g.co', 'share.google'];

const chatText = (title: string, description: string) => text(title, description, 300);

/** Everything that is true of the whole brand, each thing once: content/site/index.md. */
export const site = () =>
  z.strictObject({
    name: line('Brand name', 'As painted on the board.', 60),
    nameMl: line('Brand name in Malayalam', 'As painted on the shop.', 60),
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
        street: line('Street or area', 'For example Manacaud.', 100),
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
      .meta({ title: 'Map position', description: 'Of the shop door.' }),
    phone: telephone('Phone', 'Written as +91 98765 43210, a landline as +91 471 2345678.'),
    whatsapp: phone('WhatsApp number', 'The number that chats go to, written as +91 98765 43210.'),
    email: email('E-mail', 'The address that messages go to.'),
    hours: z
      .array(
        z.strictObject({
          days: z
            .array(z.enum(DAYS))
            .min(1)
            .meta({ title: 'Days', description: 'Days of the week in English, small letters, in their order.' }),
          opens: time('Opens', 'In 24-hour form, in quotes, for example "10:00".'),
          closes: time('Closes', 'In 24-hour form, in quotes, for example "22:00".'),
        }),
      )
      .min(1)
      .meta({ title: 'Opening hours', description: 'One row for each set of days that keep the same hours.' }),
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
        instagram: profile(['instagram.com'], 'Instagram', 'The address of the profile.'),
        google: profile(GOOGLE_HOSTS, 'Google business listing', 'The address of the listing.'),
        facebook: profile(['facebook.com', 'fb.com', 'fb.me'], 'Facebook', 'The address of the page.'),
        youtube: profile(['youtube.com', 'youtu.be'], 'YouTube', 'The address of the channel.'),
      })
      .meta({ title: 'Social links', description: 'Each opens in a new tab.' }),
    designer: z
      .strictObject({
        name: line('Name', 'Who designed the site.', 60),
        url: link('Website', 'The designer’s own site.'),
      })
      .meta({ title: 'Site designer', description: 'The credit in the footer.' }),
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
