import { z } from 'astro/zod';
import { day, listEntry, singleLine } from './fields.ts';

/** A short note that the footer links to (privacy, accessibility): content/notes/<name>.md, shown on /contact. */
export const notes = () =>
  z.strictObject({
    title: singleLine('Title', 'Heading of the note and text of its link, for example Privacy.', 40),
    updatedOn: day('Last changed', 'The day the note was last changed.'),
    ...listEntry,
  });
