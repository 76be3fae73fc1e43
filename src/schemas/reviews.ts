import { z } from 'astro/zod';
import { avatar, dayOrMonth, listEntry, type SchemaTools, score, singleLine, toggle } from './fields.ts';

/** Where a customer said it. Each has its name in content/pages/reviews.md. */
export const REVIEW_SOURCES = ['counter', 'google', 'whatsapp', 'instagram', 'facebook', 'email'] as const;

/** One review: content/reviews/<name>.md. The words of the review are the text under the dashes. */
export const reviews = (tools: SchemaTools) =>
  z.strictObject({
    name: singleLine('Name', 'Of the customer, as they wish to be named.', 60),
    place: singleLine('Place', 'Where they come from. May stay empty.', 60).optional(),
    avatar: avatar(
      tools,
      'Photo',
      'At least 144 pixels wide. May stay empty: then the initials are shown.',
      144,
    ).optional(),
    food: score('Food', 'Stars for food and drink, 1 to 5.'),
    service: score('Service', 'Stars for the service, 1 to 5.'),
    atmosphere: score('Atmosphere', 'Stars for the shop itself, 1 to 5.'),
    overall: score('Overall', 'Stars in all, 1 to 5. The average of these is the rating on the site.'),
    saidOn: dayOrMonth(
      'Said on',
      'The day or the month, for example 2027-01-14 or 2027-01. May stay empty.',
    ).optional(),
    source: z
      .enum(REVIEW_SOURCES)
      .optional()
      .meta({ title: 'Where it was said', description: 'Shown small beside the review. May stay empty.' }),
    permission: toggle('May be shown', 'On (true) when the customer agreed that we show the review.'),
    ...listEntry,
  });
