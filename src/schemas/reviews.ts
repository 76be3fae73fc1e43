import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import { avatar, score, singleLine, withMeta } from './fields.ts';

export const reviewsCollections = {
  /** A review: content/reviews/<name>.md. The body is the customer's text. */
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
      name: singleLine({ help: 'Name of the customer, as they wish.', max: 60 }),
      place: singleLine({ help: 'Where the customer lives. May stay empty.', max: 60 }).optional(),
      avatar: avatar(tools, {
        title: 'Photo',
        help: 'At least 144 pixels wide. Empty: pages show the initial.',
        minWidth: 144,
      }).optional(),
      food: score({ help: 'Stars for food and drink, 1 to 5.' }),
      service: score({ help: 'Stars for the service, 1 to 5.' }),
      atmosphere: score({ help: 'Stars for the shop itself, 1 to 5.' }),
      overall: score({ help: 'Stars overall, 1 to 5. Their average is the rating on the site.' }),
      permission: withMeta(z.boolean().default(false), {
        title: 'May be shown',
        help: 'Turn it on when the customer has agreed. While it is off, visitors do not see the review.',
      }),
    }),
  },
} as const satisfies Rows;
