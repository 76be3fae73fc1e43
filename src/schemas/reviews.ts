import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import { avatar, described, score, singleLine } from './fields.ts';

export const reviewsCollections = {
  /** One review: content/reviews/<name>.md. The words of the review are the text under the dashes. */
  reviews: {
    group: 'Reviews',
    label: 'Reviews',
    singular: 'Review',
    body: 'required',
    bodyMaxLength: 2000,
    plainText: true,
    titleField: 'name',
    summary: '{{name}}: {{overall}} of 5',
    page: 'reviews',
    fields: (tools) => ({
      name: singleLine({ help: 'Of the customer, as they wish to be named.', max: 60 }),
      place: singleLine({ help: 'Where they come from. May stay empty.', max: 60 }).optional(),
      avatar: avatar(tools, {
        title: 'Photo',
        help: 'At least 144 pixels wide. May stay empty: then the initials are shown.',
        minWidth: 144,
      }).optional(),
      food: score({ help: 'Stars for food and drink, 1 to 5.' }),
      service: score({ help: 'Stars for the service, 1 to 5.' }),
      atmosphere: score({ help: 'Stars for the shop itself, 1 to 5.' }),
      overall: score({ help: 'Stars in all, 1 to 5. The average of these is the rating on the site.' }),
      permission: described(z.boolean().default(false), {
        title: 'May be shown',
        help: 'On when the customer agreed that we show the review. While it is off, visitors do not see it.',
      }),
    }),
  },
} as const satisfies Rows;
