import { z } from 'astro/zod';
import { image, line, listEntry, type SchemaTools, text } from './fields.ts';

/** A step of "How it is poured": content/pour-steps/<name>/index.md. Steps are numbered by their order. */
export const pourSteps = (tools: SchemaTools) =>
  z.strictObject({
    title: line('Title', 'The step in two or three words.', 30),
    description: text('Description', 'One short sentence.', 120),
    image: image(tools, 'Illustration', 'A flat illustration (SVG) that stands on its lower edge.', 560),
    ...listEntry,
  });
