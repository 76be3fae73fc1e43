import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import { choices, day, placeholders, singleLine, time, withMeta } from './fields.ts';

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const range = {
  opens: time({ help: 'When the shop opens.' }),
  closes: time({ help: 'An earlier time than it opens means the next day.' }),
};
export type TimeRange = Readonly<Record<keyof typeof range, string>>;

/** Weekly hours, in India: one row for all days with the same hours. */
export const weekHours = (help: string) =>
  withMeta(z.array(z.strictObject({ days: choices(DAYS, { help: 'Days with these hours.' }), ...range })).min(1), {
    title: 'Opening hours',
    help,
  });

const specialDay = z.strictObject({
  date: day({ help: 'The day. Past days are no longer shown.' }),
  reason: singleLine({ help: 'Why, for example Onam.' }),
  hours: withMeta(z.array(z.strictObject(range)).min(1), { help: 'Hours of that day. Empty: closed.' }).optional(),
});

export const hoursCollections = {
  hours: {
    group: 'Notices and hours',
    label: 'Hours and holidays',
    file: 'index.md',
    page: 'contact',
    fields: () => ({
      hours: weekHours('One row for days with the same hours, two for days with a break. Days in no row are closed.'),
      specialDays: withMeta(z.array(specialDay).min(1), {
        help: 'Holidays and days with other hours. Shown wherever the hours are, from two weeks before.',
      }).optional(),
      ...placeholders,
    }),
  },
} as const satisfies Rows;
