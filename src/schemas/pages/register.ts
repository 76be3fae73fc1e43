import { z } from 'astro/zod';
import { group, paragraph, singleLine } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/register.md */
export const registerPage = () =>
  z.strictObject({
    ...pageWithIntro,
    form: group('Form', 'The words of the form; its labels are under Labels.', {
      title: singleLine('Heading', 'Over the form.', 40),
      submit: singleLine('Send button', 'The red button.', 30),
      required: paragraph('Under the button', 'Which fields are needed, and that nothing is sent yet.', 200),
      privacy: paragraph('Privacy', 'One sentence; the link to the privacy note follows it.', 240),
    }),
    nextTitle: singleLine('Heading: what happens next', 'Beside the form.', 40),
    next: z.array(z.string().trim().min(1).max(140)).min(1).max(5).meta({
      title: 'What happens next',
      description: 'Who answers, when, and what to have ready: one sentence each, in their order.',
    }),
    aside: paragraph('Beside the form', 'The sentence over the drawn shop.', 80),
  });
