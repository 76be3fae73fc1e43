import { z } from 'astro/zod';
import { day, listEntry, paragraph, singleLine } from './fields.ts';

/** What a partner should know before signing: content/terms/<name>.md. */
export const terms = () =>
  z.strictObject({
    title: singleLine('Title', 'What is asked about, for example Royalty and other regular fees.', 80),
    answer: paragraph(
      'Answer',
      'Plain sentences with figures and dates. While it is open, write exactly: Not decided yet. Never promise earnings.',
      600,
    ),
    checkedOn: day('Checked on', 'The day somebody last confirmed the answer, for example 2027-01-14.'),
    ...listEntry,
  });
