import { z } from 'astro/zod';
import { image, listEntry, paragraph, type SchemaTools, singleLine } from './fields.ts';

/** A step of "How it is poured": content/pour-steps/<name>/index.md. Steps are numbered by their order. */
export const pourSteps = (tools: SchemaTools) =>
  z.strictObject({
    title: singleLine('Title', 'The step in two or three words.', 30),
    description: paragraph('Description', 'One short sentence.', 120),
    image: image(tools, 'Illustration', 'A flat illustration (SVG) that stands on its lower edge.', 560),
    ...listEntry,
  });
