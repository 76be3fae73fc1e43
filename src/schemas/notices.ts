import { z } from 'astro/zod';
import { day, listEntry, pageOrLink, singleLine } from './fields.ts';

/** A line under the header of every page, for a festival, a new flavour or a day closed: content/notices/<name>.md. */
export const notices = () =>
  z.strictObject({
    text: singleLine('Notice', 'One line, for example: Closed on 14 January. We are back the day after.', 120),
    link: pageOrLink(
      'Link',
      'Where the line leads: a page of this site such as /products, or an address with https://. May stay empty.',
    ).optional(),
    ...listEntry,
    publishOn: day('Show from', 'The first day of the notice, in India, for example 2027-01-10.'),
    showUntil: day('Show until', 'The last day of the notice, in India, for example 2027-01-14.'),
  });
