import { z } from 'astro/zod';
import { listEntry, singleLine } from './fields.ts';

/** A category of the menu: content/categories/<name>.md. Its name in the address of a search is that of the file. */
export const categories = () =>
  z.strictObject({
    title: singleLine('Title', 'As it stands on the cards and in the category choice, for example Premium.', 20),
    ...listEntry,
  });
