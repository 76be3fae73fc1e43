import { z } from 'astro/zod';
import { alt, line, text } from '../fields.ts';
import { page } from './base.ts';

/** content/pages/not-found.md */
export const notFoundPage = () =>
  z.strictObject({
    ...page,
    notice: line('Notice', 'First line of the notice on the shutter.', 60),
    text: text('Text', 'Second line: what may have happened.', 160),
    menu: line('Menu', 'Button to the menu.', 30),
    stores: line('Stores', 'Button to the gallery.', 30),
    home: line('Home', 'Button to the home page.', 30),
    dogAlt: alt('What the drawing of the dog shows.'),
  });
