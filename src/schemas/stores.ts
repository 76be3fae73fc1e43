import { z } from 'astro/zod';
import type { Checked, Rows } from './collection.ts';
import {
  alt,
  answer,
  checkAnswer,
  day,
  dayOrMonth,
  described,
  group,
  image,
  lines,
  report,
  reportMissing,
  singleLine,
  telephone,
} from './fields.ts';
import { weekHours } from './hours.ts';

/** Degrees north and east within India, to a metre: fewer decimals lead to another door. */
const POSITION = /^(?:[6-9]|[12]\d|3[0-7])\.\d{5,}, ?(?:6[89]|[78]\d|9[0-7])\.\d{5,}$/;

export const storesCollections = {
  /** A store: content/stores/<name>/index.md, with its image beside it. The first is the shop of every page. */
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
          street: lines({ title: 'Street or area', help: 'For example Manacaud. One line, or up to three.' }),
          city: singleLine({ help: 'For example Trivandrum.', max: 60 }),
          region: singleLine({ title: 'State', help: 'For example Kerala.', max: 60 }),
          postalCode: described(z.string().regex(/^[1-9]\d{5}$/), {
            title: 'PIN code',
            help: 'Six digits, for example 695009.',
          }),
        },
      ),
      map: singleLine({
        title: 'Words for the map',
        help: 'What the map is asked to show, for example Manacaud, Thiruvananthapuram.',
        max: 120,
      }),
      position: described(z.string().trim().regex(POSITION), {
        title: 'Map position',
        help: 'Of the shop door, with five decimals or more, as maps copy it: 8.47351, 76.94752. Leave it empty until it is known.',
      }).optional(),
      phone: telephone({ help: 'Its own number. Empty: the phone of the brand.' }).optional(),
      hours: weekHours('Its own hours. Empty: those of “Hours and holidays”.').optional(),
      opened: dayOrMonth({ help: 'The month, for example 2026-11. Leave it empty until it is known.' }).optional(),
      closed: dayOrMonth({
        help: 'Its last month or day, for example 2027-03. After it the store leaves the pages, and counts as closed.',
      }).optional(),
      checkedOn: day({ help: 'The day somebody last confirmed that all of this is so.' }),
      image: image(tools, {
        help: 'A photo in landscape, four to three, at least 1040 pixels wide, or a drawing. May stay empty.',
        minWidth: 1040,
        shape: 4 / 3,
      }).optional(),
      imageAlt: alt({ help: 'In one sentence, for people who cannot see it. Empty without an image.' }).optional(),
    }),
    check: ({ value, issues }: Checked<'image' | 'imageAlt' | 'opened' | 'closed'>) => {
      const { image, imageAlt, opened, closed } = value;
      if (image && !imageAlt) reportMissing(issues, 'imageAlt');
      if (!opened || !closed || closed >= opened.slice(0, closed.length)) return;
      report(issues, ['closed'], `The store opened in ${opened}. Change one of the two.`);
    },
  },
  /**
   * What people ask at the counter: content/counter/<name>.md. Without an answer it is open. Search engines are told of
   * `payment` and `seating`.
   */
  counter: {
    group: 'Brand and people',
    label: 'At the counter',
    singular: 'Counter question',
    mayBeEmpty: true,
    titleField: 'question',
    summary: '{{question}} {{hint}}',
    page: 'contact',
    fields: () => ({
      question: singleLine({ help: 'As a customer asks it, for example Can I pay by UPI?', max: 80 }),
      topic: singleLine({
        title: 'In a few words',
        help: 'Its link while it is open, for example UPI and cards.',
      }),
      hint: singleLine({
        title: 'What to write',
        help: 'For staff: what the answer has to say. No page shows it.',
        max: 160,
      }).optional(),
      ...answer({ help: 'What holds at the counter, in a sentence or two.', max: 300 }),
    }),
    check: checkAnswer,
  },
} as const satisfies Rows;
