import { z } from 'astro/zod';
import { day, line, listEntry } from './fields.ts';

/** A short note that the footer links to (privacy, accessibility): content/notes/<name>.md, shown on /contact. */
export const notes = () =>
  z.strictObject({
    title: line('Title', 'Heading of the note and text of its link, for example Privacy.', 40),
    updatedOn: day('Last changed', 'The day the note was last changed.'),
    ...listEntry,
  });
