import { z } from 'astro/zod';
import { avatar, line, listEntry, type SchemaTools, score } from './fields.ts';

/** One review: content/reviews/<name>.md. The words of the review are the text under the dashes. */
export const reviews = (tools: SchemaTools) =>
  z.strictObject({
    name: line('Name', 'The reviewer, as they wish to be named.', 60),
    place: line('Place', 'The part of town they come from. May be left out.', 60).optional(),
    avatar: avatar(
      tools,
      'Avatar',
      'A photograph in the same folder, at least 144 pixels wide, written as ./anitha.jpg, or a picture address on a placeholder-image service, starting with https://. May be left out: initials stand in.',
      144,
    ).optional(),
    food: score('Food', 'Stars for the food and drink, 1 to 5.'),
    service: score('Service', 'Stars for the service, 1 to 5.'),
    atmosphere: score('Atmosphere', 'Stars for the place, 1 to 5.'),
    overall: score('Overall', 'Stars over all, 1 to 5.'),
    ...listEntry,
  });
