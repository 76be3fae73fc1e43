import type { Rows } from './collection.ts';
import { alt, image, paragraph, reference, singleLine } from './fields.ts';

export const galleryCollections = {
  'gallery-groups': {
    group: 'Gallery',
    label: 'Gallery groups',
    singular: 'Group',
    page: 'gallery',
    fields: () => ({
      title: singleLine({ help: 'The heading above the images, for example Store Interiors.', max: 60 }),
      text: paragraph({ help: 'One sentence: what is drawn, and what is real.', max: 120 }).optional(),
    }),
  },
  /** A framed image: content/gallery/<name>/index.md with its image */
  gallery: {
    group: 'Gallery',
    label: 'Gallery images',
    singular: 'Image',
    layout: 'folders',
    summary: '{{title}}: {{caption}}',
    page: 'gallery',
    fields: (tools) => ({
      title: singleLine({ help: 'The name under the frame, for example High street.', max: 60 }),
      caption: singleLine({ help: 'The second line under the frame.', max: 100 }),
      image: image(tools, {
        help: 'A photo in landscape, four to three (for example 1600 × 1200), at least 1040 pixels wide.',
        minWidth: 1040,
        shape: 4 / 3,
      }),
      alt: alt(),
      group: reference({ help: 'Its heading.', ordersWithin: true, collection: 'gallery-groups' }),
    }),
  },
} as const satisfies Rows;
