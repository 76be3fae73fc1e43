import { z } from 'astro/zod';
import { singleLine } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/contact.md */
export const contactPage = () =>
  z.strictObject({
    ...pageWithIntro,
    formTitle: singleLine('Heading: form', 'Over the form.', 40),
    notesTitle: singleLine('Heading: notes', 'Over privacy and accessibility.', 60),
  });
