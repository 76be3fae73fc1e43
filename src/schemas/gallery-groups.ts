import { z } from 'astro/zod';
import { line, listEntry } from './fields.ts';

/** A group of the gallery: content/gallery-groups/<name>.md. */
export const galleryGroups = () =>
  z.strictObject({
    title: line('Title', 'The heading over the images, for example Store Interiors.', 60),
    ...listEntry,
  });
