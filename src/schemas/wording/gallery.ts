import { z } from 'astro/zod';
import { singleLine } from '../fields.ts';

/** The buttons of the gallery, which are read aloud. content/wording/gallery.md */
export const galleryWording = () =>
  z.strictObject({
    enlarge: singleLine('Enlarge', 'On an image. {title} is its title.', 40),
    close: singleLine('Close', 'Button that closes an enlarged image.', 20),
    previous: singleLine('Previous image', 'The arrow back on an enlarged image.', 30),
    next: singleLine('Next image', 'The arrow forward on an enlarged image.', 30),
  });
