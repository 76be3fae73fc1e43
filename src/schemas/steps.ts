import { z } from 'astro/zod';
import { line, listEntry, text } from './fields.ts';

/** A step to opening a shop: content/steps/<name>.md. Steps are numbered by their order. */
export const steps = () =>
  z.strictObject({
    title: line('Title', 'The step in a few words.', 40),
    description: text('Description', 'One short sentence.', 160),
    ...listEntry,
  });
