import { z } from 'astro/zod';
import { paragraph, singleLine } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/gallery.md */
export const galleryPage = () =>
  z.strictObject({
    ...pageWithIntro,
    visitTitle: singleLine('Heading: address', 'Over the address and the way there.', 40),
    joinTitle: singleLine('Invitation', 'The heading at the end of the page.', 60),
    joinText: paragraph('Invitation: text', 'The sentence under it.', 200),
    joinButton: singleLine('Invitation: button', 'Opens WhatsApp with its own text.', 40),
  });
