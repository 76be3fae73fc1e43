import { z } from 'astro/zod';
import { avatar, line, listEntry, type SchemaTools, score } from './fields.ts';

/** One review: content/reviews/<name>.md. The words of the review are the text under the dashes. */
export const reviews = (tools: SchemaTools) =>
  z.strictObject({
    name: line('Name', 'Of the customer, as they wish to be named.', 60),
    place: line('Place', 'Where they come from. May stay empty.', 60).optional(),
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
    ...listEntry,
  });
