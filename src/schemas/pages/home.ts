import { z } from 'astro/zod';
import { alt, collapsed, displayText, singleLine } from '../fields.ts';
import { pageWithIntro, READ_ALOUD } from './base.ts';

/** content/pages/home.md */
export const homePage = () =>
  z.strictObject({
    ...pageWithIntro,
    heading: z
      .array(displayText(12))
      .min(1)
      .max(3)
      .meta({ title: 'Heading', description: 'The large words: one to three lines, each up to 12 characters.' }),
    place: singleLine('Place', 'In the corner of the header, on wide screens.', 40),
    burst: z
      .array(displayText(6))
      .min(1)
      .max(2)
      .meta({ title: 'Yellow star', description: 'One or two words of up to six letters.' }),
    chatButton: singleLine('Chat button', 'Opens WhatsApp.', 30),
    ...collapsed(READ_ALOUD, {
      glassAlt: alt('What the big illustration of the glass shows.').meta({ title: 'Illustration' }),
    }),
  });
