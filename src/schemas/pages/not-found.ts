import { z } from 'astro/zod';
import { alt, line, seldom, text } from '../fields.ts';
import { page, READ_ALOUD } from './base.ts';

/** content/pages/not-found.md */
export const notFoundPage = () =>
  z.strictObject({
    ...page,
    notice: line('Notice', 'First line of the notice.', 60),
    text: text('Text', 'Second line: what may have happened.', 160),
    ...seldom('Buttons', {
      menu: line('Menu', 'Leads to the menu.', 30),
      stores: line('Stores', 'Leads to the gallery.', 30),
      home: line('Home', 'Leads to the home page.', 30),
    }),
    ...seldom(READ_ALOUD, { dogAlt: alt('What the illustration of the dog shows.').meta({ title: 'Illustration' }) }),
  });
