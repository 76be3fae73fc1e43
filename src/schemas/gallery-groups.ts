import { z } from 'astro/zod';
import { listEntry, singleLine } from './fields.ts';

/** A group of the gallery: content/gallery-groups/<name>.md. */
export const galleryGroups = () =>
  z.strictObject({
    title: singleLine('Title', 'The heading over the images, for example Store Interiors.', 60),
    ...listEntry,
  });
