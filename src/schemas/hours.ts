/** Opening hours of the week and of special days. All times are those of India. */
import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import { choices, day, described, placeholders, singleLine, time } from './fields.ts';

/** The days of the week, in the order in which hours are shown. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const range = {
  opens: time({ help: 'When the shop opens.' }),
  closes: time({ help: 'Earlier than it opens: on the next day. Midnight to midnight: open all day and night.' }),
};
export type TimeRange = Readonly<Record<keyof typeof range, string>>;

/** The hours of a week, in rows for days with the same hours. */
export const weekHours = (help: string) =>
  described(
    z.array(z.strictObject({ days: choices(DAYS, { help: 'Those that keep these hours.' }), ...range })).min(1),
    {
      title: 'Opening hours',
      help,
    },
  );

const specialDay = z.strictObject({
  date: day({ help: 'The day. Past days are no longer shown.' }),
  reason: singleLine({ help: 'Why, for example Onam.' }),
  hours: described(z.array(z.strictObject(range)).min(1), { help: 'Of that day. Empty: closed.' }).optional(),
});

export const hoursCollections = {
  hours: {
    group: 'Notices and hours',
    label: 'Hours and holidays',
    file: 'index.md',
    page: 'contact',
    fields: () => ({
      hours: weekHours('One row for days with the same hours, two for days with a break. Days in no row are closed.'),
      specialDays: described(z.array(specialDay).min(1), {
        help: 'Holidays and days with other hours. Shown wherever the hours are, from two weeks before.',
      }).optional(),
      ...placeholders,
    }),
  },
} as const satisfies Rows;
