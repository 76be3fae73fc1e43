import { z } from 'astro/zod';
import { closedGroup, email, group, lines, paragraph, placeholders, profile, singleLine, telephone } from './fields.ts';

/** Where a business listing may be shown or shared from. */
const GOOGLE_HOSTS = ['google.com', 'google.co.in', 'goo.gl', 'g.page', 'g.co', 'share.google'];

const chatText = (title: string, description: string) => paragraph(title, description, 300);

/** Name, address, numbers and sentences of the brand, each once. content/site/index.md */
export const site = () =>
  z.strictObject({
    name: singleLine('Brand name', 'Shown in the header, in titles and wherever a text fills it in.', 60),
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
    address: group('Address', 'Where the counter is.', {
      street: lines('Street or area', 'For example Manacaud. One line, or up to three.', 160),
      city: singleLine('City', 'For example Trivandrum.', 60),
      region: singleLine('State', 'For example Kerala.', 60),
      postalCode: z
        .string()
        .regex(/^[1-9]\d{5}$/)
        .meta({ title: 'PIN code', description: 'Six digits, for example 695009.' }),
    }),
    phone: telephone(
      'Phone',
      'Shown everywhere as it is written, for example +91 98765 43210, 0471 234 5678 or 1800 425 1234.',
    ),
    whatsapp: telephone('WhatsApp number', 'The number that chats go to, for example +91 98765 43210.'),
    email: email('E-mail', 'The address that messages go to.'),
    social: group('Social links', 'Addresses of our own pages. Leave those empty that the shop does not have.', {
      instagram: profile(['instagram.com'], 'Instagram', 'The address of the profile.').optional(),
      google: profile(GOOGLE_HOSTS, 'Google business listing', 'The address of the listing.').optional(),
      facebook: profile(['facebook.com', 'fb.com', 'fb.me'], 'Facebook', 'The address of the page.').optional(),
      youtube: profile(['youtube.com', 'youtu.be'], 'YouTube', 'The address of the channel.').optional(),
    }).optional(),
    quotes: group('Quotes', 'Both stand at the bottom of each page.', {
      struggle: paragraph('Quote', 'The quote about struggle and hope.', 160),
      closing: paragraph('Closing quote', 'The short line under it.', 100),
    }),
    chat: closedGroup('Chat texts', 'The words that WhatsApp opens with.', {
      general: chatText('Chat with us', 'What a chat from any page starts with. {page} becomes the name of the page.'),
      masterFranchise: chatText('Master franchise', 'What the chat about the master franchise starts with.'),
      gallery: chatText('Become a partner', 'What the chat of the gallery starts with.'),
      review: chatText('Tell us', 'What the chat of the reviews page starts with.'),
      withdraw: chatText('Take back', 'What the chat beside the privacy note starts with.'),
      enquiryHeading: chatText('Enquiry', 'First line of the message that the enquiry form writes.'),
    }),
    ...placeholders,
  });
