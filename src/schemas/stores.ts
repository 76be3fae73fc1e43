import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import { answer, group, image, lines, month, singleLine, telephone, withMeta } from './fields.ts';
import { weekHours } from './hours.ts';

export const storesCollections = {
  /** A store: content/stores/<name>/index.md with its image. Every page shows the address of the first store. */
  stores: {
    group: 'Brand and people',
    label: 'Stores',
    singular: 'Store',
    layout: 'folders',
    titleField: 'name',
    summary: '{{name}}: {{area}}',
    page: 'gallery',
    fields: (tools) => ({
      name: singleLine({ help: 'As people call it, for example The shop in Manacaud.', max: 60 }),
      area: singleLine({ help: 'The part of the town, for example Manacaud. The franchise page lists stores by it.' }),
      address: group(
        { help: 'Where the counter is.' },
        {
          street: lines({ title: 'Street or area', help: 'For example Manacaud. One to three lines.' }),
          city: singleLine({ help: 'For example Trivandrum.', max: 60 }),
          region: singleLine({ title: 'State', help: 'For example Kerala.', max: 60 }),
          postalCode: withMeta(z.string().regex(/^[1-9]\d{5}$/), {
            title: 'PIN code',
            help: 'Six digits, for example 695009.',
          }),
        },
      ),
      map: singleLine({
        title: 'Place on the map',
        help: 'What the map searches for: Manacaud, Thiruvananthapuram, or the position of the door, 8.47351, 76.94752.',
        max: 120,
      }),
      phone: telephone({ help: 'Number of the store. Empty: the phone of the brand.' }).optional(),
      hours: weekHours('Hours of the store. Empty: those of “Hours and holidays”.').optional(),
      opened: month({ help: 'The month, for example 2026-11. Empty until you know it.' }).optional(),
      closed: month({
        help: 'Its last month, for example 2027-03. Afterwards pages stop showing the store, and list it as closed.',
      }).optional(),
      image: image(tools, {
        help: 'A photo in landscape, four to three, at least 1040 pixels wide. May stay empty.',
        minWidth: 1040,
        shape: 4 / 3,
      }).optional(),
    }),
  },
  /** A question of customers: content/counter/<name>.md. Without an answer it is open. */
  counter: {
    group: 'Brand and people',
    label: 'At the counter',
    singular: 'Counter question',
    mayBeEmpty: true,
    page: 'contact',
    fields: () => ({
      title: singleLine({ title: 'In a few words', help: 'Its link while it is open, for example UPI and cards.' }),
      question: singleLine({ help: 'As a customer asks it, for example Can I pay by UPI?', max: 80 }),
      answer: answer({ help: 'A sentence or two.', max: 300 }),
    }),
  },
} as const satisfies Rows;
