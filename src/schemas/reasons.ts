import { z } from 'astro/zod';
import { image, line, listEntry, type SchemaTools, text } from './fields.ts';

/** A "Why Choose Us" card: content/reasons/<name>/index.md. Six fill the board. */
export const reasons = (tools: SchemaTools) =>
  z.strictObject({
    title: line('Title', 'The reason in a few words.', 40),
    description: text('Description', 'One sentence, no promise of income.', 160),
    image: image(tools, 'Illustration', 'A small flat illustration (SVG).', 320),
    ...listEntry,
  });
