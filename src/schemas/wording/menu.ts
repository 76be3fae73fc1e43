import { z } from 'astro/zod';
import { group, paragraph, singleLine } from '../fields.ts';
import type { ALLERGENS, DIETS } from '../menu.ts';

/** The labels of the menu's search and of its cards. content/wording/menu.md */
export const menuWording = () =>
  z.strictObject({
    list: singleLine({ title: 'Menu', help: 'What screen readers call the list.', max: 30 }),
    search: group(
      { title: 'Search', help: 'The search and what it finds.', closed: true },
      {
        label: singleLine({ title: 'Search', help: 'Over the search box.', max: 30 }),
        category: singleLine({ title: 'Category', help: 'Over the choice of the category.', max: 30 }),
        all: singleLine({ title: 'All', help: 'The choice of every category.', max: 20 }),
        clear: singleLine({ title: 'Clear button', help: 'Empties the search.', max: 30 }),
        showAll: singleLine({ title: 'Show everything', help: 'Button when nothing is found.', max: 30 }),
        count: singleLine({ title: 'Count', help: 'The line under the search. {n} and {total} are numbers.', max: 60 }),
        unavailable: singleLine({
          title: 'No search',
          help: 'Shown while the search cannot be loaded. The next key tries again.',
          max: 100,
        }),
        askFirst: paragraph({
          title: 'Allergens: ask first',
          help: 'Shown when somebody looks for an allergen, a diet or less sugar, and nothing is found. Never says "none".',
          max: 160,
        }),
        askButton: singleLine({ title: 'Allergens: chat', help: 'The link after it, which opens a chat.', max: 40 }),
        factWords: paragraph({
          title: 'Allergens: other words',
          help: 'What people also type for allergens, diets and sugar, with spaces between, for example dairy lactose wheat.',
          max: 200,
        }),
      },
    ),
    cards: group(
      { title: 'Cards', help: 'The words on the cards.', closed: true },
      {
        free: singleLine({ title: 'Free', help: 'Shown in the place of a price of 0.', max: 12 }),
        contains: singleLine({ title: 'Contains', help: 'Stands before the allergens.', max: 20 }),
        kcal: singleLine({ title: 'Energy', help: 'Beside the serving. {n} is the number of kilocalories.', max: 20 }),
        diets: group(
          { title: 'Diets', help: 'What the marks are called. The search finds menu items by them.', closed: true },
          {
            vegetarian: singleLine({ title: 'Vegetarian', help: 'Name of the green mark.', max: 20 }),
            vegan: singleLine({ title: 'Vegan', help: 'Stands beside the green mark.', max: 20 }),
            'non-vegetarian': singleLine({ title: 'Non-vegetarian', help: 'Name of the brown mark.', max: 20 }),
          } satisfies Record<(typeof DIETS)[number], z.ZodType>,
        ),
        allergens: group({ title: 'Allergens', help: 'The names of the allergens on the cards.', closed: true }, {
          gluten: singleLine({
            title: 'Gluten',
            help: 'Cereals with gluten: wheat, rye, barley, oats, spelt.',
            max: 30,
          }),
          milk: singleLine({ title: 'Milk', help: 'Milk and milk products.', max: 30 }),
          eggs: singleLine({ title: 'Eggs', help: 'Eggs and egg products.', max: 30 }),
          fish: singleLine({ title: 'Fish', help: 'Fish and fish products.', max: 30 }),
          crustaceans: singleLine({ title: 'Crustaceans', help: 'Crustaceans and their products.', max: 30 }),
          peanuts: singleLine({ title: 'Peanuts', help: 'Peanuts and their products.', max: 30 }),
          'tree-nuts': singleLine({ title: 'Tree nuts', help: 'Tree nuts and their products.', max: 30 }),
          soybeans: singleLine({ title: 'Soybeans', help: 'Soybeans and their products.', max: 30 }),
          sulphites: singleLine({ title: 'Sulphites', help: 'Sulphites, 10 mg a kilogram or more.', max: 30 }),
        } satisfies Record<(typeof ALLERGENS)[number], z.ZodType>),
      },
    ),
  });
