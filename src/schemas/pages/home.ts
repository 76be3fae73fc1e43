import { z } from 'astro/zod';
import { alt, lettering, line, seldom } from '../fields.ts';
import { pageWithIntro, READ_ALOUD } from './base.ts';

/** content/pages/home.md */
export const homePage = () =>
  z.strictObject({
    ...pageWithIntro,
    heading: z
      .array(lettering(12))
      .min(1)
      .max(3)
      .meta({ title: 'Heading', description: 'The large words: one to three lines, each up to 12 characters.' }),
    place: line('Place', 'In the corner of the header, on wide screens.', 40),
    burst: z
      .array(lettering(6))
      .min(1)
      .max(2)
      .meta({ title: 'Yellow star', description: 'One or two words of up to six letters.' }),
    chatButton: line('Chat button', 'Opens WhatsApp.', 30),
    ...seldom(READ_ALOUD, {
      glassAlt: alt('What the big illustration of the glass shows.').meta({ title: 'Illustration' }),
    }),
  });
