import { z } from 'astro/zod';
import { alt, lettering, line } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/home.md */
export const homePage = () =>
  z.strictObject({
    ...pageWithIntro,
    heading: z
      .array(lettering(12))
      .min(1)
      .max(3)
      .meta({ title: 'Heading', description: 'The painted sign, one to three lines, each up to 12 characters.' }),
    place: line('Place', 'The corner of the board, on wide screens.', 40),
    burst: z
      .array(lettering(6))
      .min(1)
      .max(2)
      .meta({ title: 'Burst', description: 'The yellow star: one or two words of up to six letters.' }),
    chatButton: line('Chat button', 'Opens WhatsApp.', 30),
    glassAlt: alt('What the big drawing of the glass shows.'),
  });
