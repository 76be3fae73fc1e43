import { z } from 'astro/zod';
import { line, listEntry, picture, type SchemaTools, text } from './fields.ts';

/** A "Why Choose Us" card: content/reasons/<name>/index.md. Six fill the board. */
export const reasons = (tools: SchemaTools) =>
  z.strictObject({
    title: line('Title', 'The reason in a few words.', 40),
    description: text('Description', 'One sentence, no promise of income.', 160),
    image: picture(tools, 'Drawing', 'A small flat drawing (SVG).', 320),
    ...listEntry,
  });
