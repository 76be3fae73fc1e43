import { z } from 'astro/zod';
import { CATEGORIES } from './categories.ts';
import { alt, line, listEntry, picture, rupees, type SchemaTools, text } from './fields.ts';

/** One thing on the menu: content/menu/<name>/index.md with its picture beside it. */
export const menu = (tools: SchemaTools) =>
  z.strictObject({
    name: line('Name', 'What it is called on the menu, for example Khus Sarbath.', 60),
    description: text('Description', 'One or two short sentences: what is in the glass or on the plate.', 240),
    price: rupees('Price', 'Whole rupees, without sign or paise, for example 40.', 10_000),
    image: picture(
      tools,
      'Picture',
      'A drawing (SVG) or a photograph at least 640 pixels wide, in the same folder, written as ./boba.svg.',
      640,
    ),
    imageAlt: alt('What the picture shows, in a few words, for people who cannot see it.'),
    rating: z.number().min(0).max(5).optional().meta({
      title: 'Rating',
      description: 'From 0 to 5 with one decimal, for example 4.5. Leave the line out while there is none.',
    }),
    category: z.enum(CATEGORIES).meta({ title: 'Category', description: 'classic, special or premium.' }),
    ...listEntry,
  });
