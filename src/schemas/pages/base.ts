import { alt, day, heading, paragraph, placeholders, singleLine } from '../fields.ts';

/** What every page has: its words for search engines and its heading. */
export const page = {
  title: singleLine(
    'Title',
    'In the browser tab and in search results: 5 to 60 characters, and no two pages the same.',
    60,
    5,
  ),
  description: paragraph(
    'Description',
    'The sentence in search results: 50 to 160 characters, and no two pages the same.',
    160,
    50,
  ),
  heading: heading('Heading', 'The large words at the top: one to three lines, each up to 24 characters.', 3, 24),
  shareAlt: alt('What the image shows that goes with a shared link.').meta({ title: 'Image of shared links' }),
  updatedOn: day(
    'Last changed',
    'The day something on this page last changed, its images and lists too. Search engines are told.',
  ).optional(),
  ...placeholders,
};

/** Pages that greet with a sentence beside the heading. */
export const pageWithIntro = { ...page, intro: paragraph('Introduction', 'The sentence beside the heading.', 200) };
