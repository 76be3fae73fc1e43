import { z } from 'astro/zod';
import { alt, image, listEntry, reference, type SchemaTools, singleLine } from './fields.ts';

/** A framed image of the gallery: content/gallery/<name>/index.md with its image beside it. */
export const gallery = (tools: SchemaTools) =>
  z.strictObject({
    title: singleLine('Title', 'The name under the frame, for example High street.', 60),
    caption: singleLine('Caption', 'The second line under the frame.', 100),
    image: image(
      tools,
      'Image',
      'A photo in landscape, four to three (for example 1600 × 1200), at least 1040 pixels wide.',
      1040,
      4 / 3,
    ),
    alt: alt('In one sentence, for people who cannot see it.'),
    group: reference('gallery-groups', 'Group', 'The heading that it stands under.', {
      ordersWithin: true,
    }),
    ...listEntry,
  });
