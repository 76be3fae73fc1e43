import { z } from 'astro/zod';
import { alt, paragraph, singleLine } from '../fields.ts';
import { page } from './base.ts';

/** content/pages/not-found.md */
export const notFoundPage = () =>
  z.strictObject({
    ...page,
    notice: singleLine('Notice', 'First line of the notice.', 60),
    text: paragraph('Text', 'Second line: what may have happened.', 160),
    menu: singleLine('Menu button', 'Leads to the menu.', 30),
    stores: singleLine('Stores button', 'Leads to the contact page.', 30),
    home: singleLine('Home button', 'Leads to the home page.', 30),
    dogAlt: alt('What the illustration of the dog shows.').meta({ title: 'Illustration' }),
  });
