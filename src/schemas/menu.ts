import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import { alt, choices, day, image, paragraph, reference, rupees, singleLine, toggle, withMeta } from './fields.ts';

/** Diets that have a mark: FSSAI, Labelling and Display Regulations 2020, clause 5(4). Vegan food is vegetarian too. */
const DIETS = ['vegetarian', 'vegan', 'non-vegetarian'] as const;

/** Allergens to declare: FSSAI, Labelling and Display Regulations 2020, clause 5(14). */
const ALLERGENS = [
  'gluten',
  'milk',
  'egg',
  'fish',
  'crustaceans',
  'peanuts',
  'tree-nuts',
  'soya',
  'sulphites',
] as const;
type Allergen = (typeof ALLERGENS)[number];

/** Allergens from animals, except milk: FSSAI, Vegan Foods Regulations 2022 and Labelling and Display Regulations 2020. */
const ANIMAL: readonly Allergen[] = ['egg', 'fish', 'crustaceans'];

export const menuCollections = {
  /** An item of the menu: content/menu/<name>/index.md with its image */
  menu: {
    group: 'Menu',
    label: 'Menu',
    singular: 'Menu item',
    layout: 'folders',
    titleField: 'name',
    summary: '{{name}}: ₹{{price}}, {{category}}',
    page: 'products',
    fields: (tools) => ({
      name: singleLine({ help: 'For example Khus Sarbath.', max: 60 }),
      description: paragraph({ help: 'One or two short sentences: what is in the glass or on the plate.', max: 240 }),
      price: rupees({ help: 'In whole rupees, for example 40. Pages show 0 as free.', min: 0, max: 10_000 }),
      notToday: day({ help: 'A day without it, in India. The menu says so on that day only.' }).optional(),
      image: image(tools, { help: 'A photo at least 640 pixels wide, or an illustration (SVG).', minWidth: 640 }),
      imageAlt: alt(),
      rating: withMeta(z.number().min(0).max(5).multipleOf(0.1), {
        help: 'Stars from 0 to 5 with one decimal, for example 4.5. Leave it empty while there is none.',
      }).optional(),
      category: reference({ help: 'For example premium.', collection: 'categories' }),
      diet: withMeta(z.enum(DIETS), {
        help: 'Shows the green or the brown mark. Leave it empty until you are sure.',
      }).optional(),
      allergens: choices(ALLERGENS, {
        help: 'Leave it empty until you are sure. Empty says nothing; it does not say "none".',
      }).optional(),
      onHome: toggle({ title: 'On the home page', help: 'The first two are on its shelf, beside the drink.' }),
      alsoCalled: singleLine({
        title: 'Other names',
        help: 'Other words that people search for, for example sharbat, ബോബ. Only the search uses them.',
        max: 120,
      }).optional(),
    }),
    check: ({ value, issues }: z.core.ParsePayload<{ diet?: (typeof DIETS)[number]; allergens?: Allergen[] }>) => {
      const { diet, allergens = [] } = value;
      if (diet === undefined || diet === 'non-vegetarian') return;
      const allergen = allergens.find((name) => ANIMAL.includes(name) || (name === 'milk' && diet === 'vegan'));
      if (!allergen) return;
      const message = `An item with ${allergen} is not ${diet}. Change one of the two.`;
      issues.push({ code: 'custom', path: ['diet'], input: undefined, message });
    },
  },
  /** A category of the menu: content/categories/<name>.md. Search links use the file name. */
  categories: {
    group: 'Menu',
    label: 'Categories',
    singular: 'Category',
    page: 'products',
    fields: () => ({
      title: singleLine({ help: 'On the cards and in the category choice, for example Premium.', max: 20 }),
    }),
  },
} as const satisfies Rows;
