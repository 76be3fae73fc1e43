import { z } from 'astro/zod';
import { line, seldom, text } from '../fields.ts';
import { pageWithIntro, READ_ALOUD } from './base.ts';

/** content/pages/gallery.md */
export const galleryPage = () =>
  z.strictObject({
    ...pageWithIntro,
    ...seldom(READ_ALOUD, { enlarge: line('Enlarge', 'On an image. {title} is its title.', 40) }),
    joinTitle: line('Invitation', 'The heading at the end of the page.', 60),
    joinText: text('Invitation: text', 'The sentence under it.', 200),
    joinButton: line('Invitation: button', 'Opens WhatsApp with its own text.', 40),
  });
