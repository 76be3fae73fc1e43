import { z } from 'astro/zod';
import { image, listEntry, paragraph, type SchemaTools, singleLine } from './fields.ts';

/** A value card of the story page: content/values/<name>/index.md. Its illustration only decorates. */
export const values = (tools: SchemaTools) =>
  z.strictObject({
    title: singleLine('Title', 'The value in two or three words.', 40),
    description: paragraph('Description', 'One sentence that makes it concrete.', 160),
    image: image(tools, 'Illustration', 'A small flat illustration (SVG).', 320),
    ...listEntry,
  });
