import { readContent } from '../../src/content-check/files/read.ts';
import type { FormLabels } from '../../src/islands/EnquiryForm/labels.ts';
import { FIXTURE_CONTENT } from './fixture.ts';

const { entries } = readContent(FIXTURE_CONTENT);
const dataOf = (file: string) => entries.find((entry) => entry.file === `content/${file}`)?.data;
const written = dataOf('wording/index.md')?.['written'] as Record<string, string>;

/** The labels of the enquiry form in the fixture's content, as EnquiryCard.astro gathers them. */
export const enquiryFormLabels = {
  ...dataOf('pages/register.md'),
  ...written,
  // The field; the link's is another.
  email: dataOf('pages/register.md')?.['email'],
  byEmail: written['email'],
  heading: 'Franchise enquiry',
  newTab: '(opens in a new tab)',
} as unknown as FormLabels;
