import { z } from 'astro/zod';
import { singleLine } from '../fields.ts';

/** The buttons of the gallery, which are read aloud. content/wording/gallery.md */
export const galleryWording = () =>
  z.strictObject({
    enlarge: singleLine({ title: 'Enlarge', help: 'On an image. {title} is its title.', max: 40 }),
    close: singleLine({ title: 'Close', help: 'Button that closes an enlarged image.', max: 20 }),
    previous: singleLine({ title: 'Previous image', help: 'The arrow back on an enlarged image.', max: 30 }),
    next: singleLine({ title: 'Next image', help: 'The arrow forward on an enlarged image.', max: 30 }),
  });
