import { z } from 'astro/zod';
import { day, paragraph, placeholders, singleLine } from './fields.ts';

const lakhs = (title: string, description: string) => z.number().min(0.1).max(1000).meta({ title, description });

/** What a partner gets into: content/franchise-model/index.md. The model itself is the text under the dashes. */
export const franchiseModel = () =>
  z.strictObject({
    estimateFrom: lakhs('Estimate from', 'The lower end of what a shop costs, in lakhs of rupees, for example 2.5.'),
    estimateTo: lakhs('Estimate to', 'The upper end, in lakhs of rupees, for example 3.5.'),
    figuresCheckedOn: day(
      'Figures last checked',
      'The day somebody last went through every figure of the franchise page.',
    ),
    taxNote: paragraph('Tax note', 'What is said about GST under the cost table.', 200),
    facts: z
      .array(
        z.strictObject({
          label: singleLine('Label', 'What is counted, for example Space.', 20),
          value: singleLine('Value', 'The figure with its unit, for example 80 sq ft.', 24),
        }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Facts at a glance', description: 'Up to six figures, in the order shown.' }),
    masterTitle: singleLine('Master franchise: title', 'Heading of the part about the master franchise.', 40),
    masterText: paragraph('Master franchise: text', 'Two sentences on what a master partner does.', 240),
    neverTitle: singleLine('What nobody does: title', 'Heading of the list beside the terms.', 60),
    never: z
      .array(z.string().trim().min(1).max(120))
      .min(1)
      .max(6)
      .optional()
      .meta({ title: 'What nobody does', description: 'What a caller who speaks for us never does. May stay empty.' }),
    officialNotice: paragraph(
      'Official contacts notice',
      'Says that only the listed phone, chat and e-mail are ours.',
      400,
    ),
    noGuarantee: paragraph('No guarantee of income', 'Says plainly that income is not promised.', 300),
    ...placeholders,
  });
