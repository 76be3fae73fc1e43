import { z } from 'astro/zod';
import { alt, collapsed, paragraph, singleLine } from '../fields.ts';
import { page, READ_ALOUD } from './base.ts';

/** content/pages/not-found.md */
export const notFoundPage = () =>
  z.strictObject({
    ...page,
    notice: singleLine('Notice', 'First line of the notice.', 60),
    text: paragraph('Text', 'Second line: what may have happened.', 160),
    ...collapsed('Buttons', {
      menu: singleLine('Menu', 'Leads to the menu.', 30),
      stores: singleLine('Stores', 'Leads to the gallery.', 30),
      home: singleLine('Home', 'Leads to the home page.', 30),
    }),
    ...collapsed(READ_ALOUD, {
      dogAlt: alt('What the illustration of the dog shows.').meta({ title: 'Illustration' }),
    }),
  });
