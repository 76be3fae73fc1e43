import { z } from 'astro/zod';
import { listEntry, paragraph, singleLine, toggle } from './fields.ts';

/** Something the estimate includes or leaves out: content/inclusions/<name>.md. */
export const inclusions = () =>
  z.strictObject({
    title: singleLine('Title', 'What it is, for example Staff training.', 60),
    included: toggle('Included', 'On (true): the estimate covers it. Off (false): the partner pays for it apart.'),
    note: paragraph('Note', 'A few words more. May stay empty.', 160).optional(),
    ...listEntry,
  });
