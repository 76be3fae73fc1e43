import { z } from 'astro/zod';
import { alt, day, lettering, line, placeholders, text } from '../fields.ts';

/** What every page has: its words for search engines and for the painted board. */
export const page = {
  title: line(
    'Title',
    'Shown in the browser tab and by search engines: 5 to 60 characters, and no two pages the same.',
    60,
    5,
  ),
  description: text(
    'Description',
    'The sentence under the title in search results: 50 to 160 characters, and no two pages the same.',
    160,
    50,
  ),
  heading: z
    .array(lettering(24))
    .min(1)
    .max(3)
    .meta({ title: 'Heading', description: 'The painted sign, one to three lines, each up to 24 characters.' }),
  shareAlt: alt('What the picture shows when the page is shared.').meta({ title: 'Share picture described' }),
  updatedOn: day(
    'Last changed',
    'The day something on this page last changed, its pictures and lists too. Search engines are told.',
  ).optional(),
  ...placeholders,
};

/** Pages that greet with a sentence beside the sign. */
export const pageWithIntro = { ...page, intro: text('Introduction', 'The sentence beside the sign.', 200) };
