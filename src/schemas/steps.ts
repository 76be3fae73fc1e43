import { z } from 'astro/zod';
import { listEntry, paragraph, singleLine } from './fields.ts';

/** A step to opening a shop: content/steps/<name>.md. Steps are numbered by their order. */
export const steps = () =>
  z.strictObject({
    title: singleLine('Title', 'The step in a few words.', 40),
    description: paragraph('Description', 'One short sentence.', 160),
    ...listEntry,
  });
