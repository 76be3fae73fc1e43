import { z } from 'astro/zod';
import { image, listEntry, paragraph, type SchemaTools, singleLine } from './fields.ts';

/** The vision card and the mission card of the story page: content/vision-mission/<name>/index.md. */
export const visionMission = (tools: SchemaTools) =>
  z.strictObject({
    title: singleLine('Title', 'For example Our vision.', 40),
    description: paragraph('Text', 'One or two sentences.', 240),
    image: image(tools, 'Illustration', 'A small flat illustration (SVG).', 480),
    ...listEntry,
  });
