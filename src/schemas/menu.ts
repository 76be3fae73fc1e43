import { z } from 'astro/zod';
import { alt, line, listEntry, picture, reference, rupees, type SchemaTools, text } from './fields.ts';

/** What India's packages mark: FSSAI, Labelling and Display Regulations 2020, clause 5(4). Vegan food is vegetarian too. */
export const DIETS = ['vegetarian', 'vegan', 'non-vegetarian'] as const;
export type Diet = (typeof DIETS)[number];

/** The allergens that must be declared: FSSAI, Labelling and Display Regulations 2020, clause 5(14). */
export const ALLERGENS = [
  'gluten',
  'milk',
  'eggs',
  'fish',
  'crustaceans',
  'peanuts',
  'tree-nuts',
  'soybeans',
  'sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** One thing on the menu: content/menu/<name>/index.md with its picture beside it. */
export const menu = (tools: SchemaTools) =>
  z.strictObject({
    name: line('Name', 'What it is called on the menu, for example Khus Sarbath.', 60),
    description: text('Description', 'One or two short sentences: what is in the glass or on the plate.', 240),
    price: rupees('Price', 'Whole rupees, without sign or paise, for example 40. 0 is shown as free.', {
      min: 0,
      max: 10_000,
    }),
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
    category: reference('categories', 'Category', 'The name of a file in content/categories, for example premium.'),
    diet: z.enum(DIETS).optional().meta({
      title: 'Diet',
      description:
        'vegetarian, vegan or non-vegetarian. Shown as the green or the brown mark. Leave it out until you are sure.',
    }),
    allergens: z.array(z.enum(ALLERGENS)).min(1).optional().meta({
      title: 'Allergens',
      description:
        'Those that it contains. Leave them out until you are sure: a line left out says nothing, not "none".',
    }),
    serving: line('Serving', 'How much it is, for example 300 ml. May be left out.', 20).optional(),
    kcal: z.number().int().min(1).max(5000).optional().meta({
      title: 'Energy',
      description: 'Kilocalories of one serving, a whole number, for example 180. Leave it out until it is known.',
    }),
    ...listEntry,
  });
