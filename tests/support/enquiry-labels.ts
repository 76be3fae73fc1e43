import { readContent } from '../../src/content-check/files/read.ts';
import type { FormLabels } from '../../src/islands/EnquiryForm/labels.ts';
import { FIXTURE_CONTENT } from './fixture.ts';

const { entries } = readContent(FIXTURE_CONTENT);
const dataOf = (file: string) => entries.find((entry) => entry.file === `content/${file}`)?.data;

/** The labels of the enquiry form in the fixture's content, as EnquiryCard.astro gathers them. */
export const enquiryFormLabels = {
  ...dataOf('wording/shared.md'),
  ...dataOf('wording/enquiry.md'),
  form: dataOf('pages/register.md')?.['form'],
  heading: 'Franchise enquiry',
} as unknown as FormLabels;
