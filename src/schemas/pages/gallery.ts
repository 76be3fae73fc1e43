import { z } from 'astro/zod';
import { line, text } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/gallery.md */
export const galleryPage = () =>
  z.strictObject({
    ...pageWithIntro,
    enlarge: line('Enlarge', 'Read aloud on a picture. {title} is its title.', 40),
    joinTitle: line('Invitation', 'Heading of the board at the end.', 60),
    joinText: text('Invitation text', 'The sentence under it.', 200),
    joinButton: line('Invitation button', 'Opens WhatsApp with its own text.', 40),
  });
