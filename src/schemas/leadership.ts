import { z } from 'astro/zod';
import { alt, image, listEntry, type SchemaTools, singleLine } from './fields.ts';

/** A person who runs the brand: content/leadership/<name>/index.md with the portrait beside it. */
export const leadership = (tools: SchemaTools) =>
  z.strictObject({
    name: singleLine('Name', 'The full name.', 60),
    role: singleLine('Role', 'What the person does, for example Co-founder & Managing Director.', 60),
    image: image(tools, 'Portrait', 'An upright photo, at least 480 pixels wide.', 480, 4 / 5),
    imageAlt: alt('Who it shows, in a few words, for people who cannot see it.'),
    ...listEntry,
  });
