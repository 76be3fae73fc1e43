import { z } from 'astro/zod';
import { image, listEntry, paragraph, type SchemaTools, singleLine } from './fields.ts';

/** A "Why Choose Us" card: content/reasons/<name>/index.md. Six fill the board. */
export const reasons = (tools: SchemaTools) =>
  z.strictObject({
    title: singleLine('Title', 'The reason in a few words.', 40),
    description: paragraph('Description', 'One sentence, no promise of income.', 160),
    image: image(tools, 'Illustration', 'A small flat illustration (SVG).', 320),
    ...listEntry,
  });
