import { z } from 'astro/zod';
import { alt, image, line, listEntry, type SchemaTools } from './fields.ts';

/** A person who runs the brand: content/leadership/<name>/index.md with the portrait beside it. */
export const leadership = (tools: SchemaTools) =>
  z.strictObject({
    name: line('Name', 'The full name.', 60),
    role: line('Role', 'What the person does, for example Co-founder & Managing Director.', 60),
    image: image(tools, 'Portrait', 'An upright photo, at least 480 pixels wide.', 480, 4 / 5),
    imageAlt: alt('Who it shows, in a few words, for people who cannot see it.'),
    ...listEntry,
  });
