import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import {
  alt,
  choices,
  day,
  described,
  image,
  paragraph,
  reference,
  report,
  rupees,
  singleLine,
  toggle,
} from './fields.ts';

/** What India's packages mark: FSSAI, Labelling and Display Regulations 2020, clause 5(4). Vegan food is vegetarian too. */
export const DIETS = ['vegetarian', 'vegan', 'non-vegetarian'] as const;

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
type Allergen = (typeof ALLERGENS)[number];

/** What comes of an animal, but for milk: FSSAI, Vegan Foods Regulations 2022 and Labelling and Display Regulations 2020. */
const ANIMAL: readonly Allergen[] = ['eggs', 'fish', 'crustaceans'];

export const menuCollections = {
  /** One thing on the menu: content/menu/<name>/index.md with its image beside it. */
  menu: {
    group: 'Menu',
    label: 'Menu',
    singular: 'Menu item',
    layout: 'folders',
    titleField: 'name',
    summary: '{{name}}: ₹{{price}}, {{category}}',
    page: 'products',
    fields: (tools) => ({
      name: singleLine({ help: 'As it stands on the menu, for example Khus Sarbath.', max: 60 }),
      description: paragraph({ help: 'One or two short sentences: what is in the glass or on the plate.', max: 240 }),
      price: rupees({ help: 'In whole rupees, for example 40. 0 is shown as free.', min: 0, max: 10_000 }),
      notToday: day({
        help: 'The day on which there is none, in India. The menu says so on that day, and forgets it the next.',
      }).optional(),
      image: image(tools, { help: 'A photo at least 640 pixels wide, or an illustration (SVG).', minWidth: 640 }),
      imageAlt: alt(),
      rating: described(z.number().min(0).max(5).multipleOf(0.1), {
        help: 'Stars from 0 to 5 with one decimal, for example 4.5. Leave it empty while there is none.',
      }).optional(),
      category: reference({
        help: 'Which part of the menu it belongs to, for example premium.',
        collection: 'categories',
      }),
      diet: described(z.enum(DIETS), {
        help: 'Shown as the green or the brown mark. Leave it empty until you are sure.',
      }).optional(),
      allergens: choices(ALLERGENS, {
        help: 'Those that it contains. Leave it empty until you are sure: empty says nothing, not "none".',
      }).optional(),
      onHome: toggle({ title: 'On the home page', help: 'The first two stand on its shelf, beside the drink.' }),
      alsoCalled: singleLine({
        title: 'Other names',
        help: 'What else people type when they look for it, for example sharbat, ബോബ. Only the search uses it.',
        max: 120,
      }).optional(),
    }),
    check: ({ value, issues }: z.core.ParsePayload<{ diet?: (typeof DIETS)[number]; allergens?: Allergen[] }>) => {
      const { diet, allergens = [] } = value;
      if (diet === undefined || diet === 'non-vegetarian') return;
      const allergen = allergens.find((one) => ANIMAL.includes(one) || (one === 'milk' && diet === 'vegan'));
      if (allergen) report(issues, ['diet'], `What holds ${allergen} is not ${diet}. Change one of the two.`);
    },
  },
  /** A category of the menu: content/categories/<name>.md. Its name in the address of a search is that of the file. */
  categories: {
    group: 'Menu',
    label: 'Categories',
    singular: 'Category',
    page: 'products',
    fields: () => ({
      title: singleLine({
        help: 'As it stands on the cards and in the category choice, for example Premium.',
        max: 20,
      }),
    }),
  },
} as const satisfies Rows;
