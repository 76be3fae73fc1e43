import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import { avatar, dayOrMonth, listEntry, score, singleLine } from './fields.ts';

/** Where a customer said it. Each has its name among the labels. */
const SOURCES = ['counter', 'google', 'whatsapp', 'instagram', 'facebook', 'email'] as const;

export const reviewsCollections = {
  /** One review: content/reviews/<name>.md. The words of the review are the text under the dashes. */
  reviews: {
    group: 'Reviews',
    label: 'Reviews',
    singular: 'Review',
    body: 'required',
    bodyMaxLength: 800,
    plainText: true,
    titleField: 'name',
    summary: '{{name}}: {{overall}} of 5',
    page: 'reviews',
    sections: { home: ['reviews'] },
    fields: (tools) => ({
      name: singleLine({ title: 'Name', help: 'Of the customer, as they wish to be named.', max: 60 }),
      place: singleLine({ title: 'Place', help: 'Where they come from. May stay empty.', max: 60 }).optional(),
      avatar: avatar(tools, {
        title: 'Photo',
        help: 'At least 144 pixels wide. May stay empty: then the initials are shown.',
        minWidth: 144,
      }).optional(),
      food: score({ title: 'Food', help: 'Stars for food and drink, 1 to 5.' }),
      service: score({ title: 'Service', help: 'Stars for the service, 1 to 5.' }),
      atmosphere: score({ title: 'Atmosphere', help: 'Stars for the shop itself, 1 to 5.' }),
      overall: score({
        title: 'Overall',
        help: 'Stars in all, 1 to 5. The average of these is the rating on the site.',
      }),
      saidOn: dayOrMonth({
        title: 'Said on',
        help: 'The day or the month, for example 2027-01-14 or 2027-01. May stay empty.',
      }).optional(),
      source: z
        .enum(SOURCES)
        .optional()
        .meta({ title: 'Where it was said', description: 'Shown small beside the review. May stay empty.' }),
      permission: z.boolean().default(false).meta({
        title: 'May be shown',
        description: 'On when the customer agreed that we show the review. While it is off, visitors do not see it.',
      }),
      ...listEntry,
    }),
  },
} as const satisfies Rows;
