import { z } from 'astro/zod';
import { colour, listEntry, paragraph, rupees, singleLine } from './fields.ts';

/** One line of the cost table and one slice of the chart: content/investment/<name>.md. The sum is computed. */
export const investment = () =>
  z.strictObject({
    title: singleLine('Title', 'What the money is for, for example Interior setup.', 40),
    shortTitle: singleLine('Short title', 'One word for the chart, for example Interior. Thin slices go without.', 14),
    value: rupees('Amount', 'In whole rupees, for example 125000. The total is worked out.'),
    colour: colour('Colour', 'Of its slice in the chart, for example #f2b233.'),
    description: paragraph('Description', 'A few words on what it covers.', 160),
    ...listEntry,
  });
