import { z } from 'astro/zod';
import { closedGroup as group, paragraph, singleLine } from '../fields.ts';
import type { ALLERGENS, DIETS } from '../menu.ts';

/** The labels of the menu's search and of its cards. content/wording/menu.md */
export const menuWording = () =>
  z.strictObject({
    list: singleLine('Menu', 'What screen readers call the list.', 30),
    search: group('Search', 'The search and what it finds.', {
      label: singleLine('Search', 'Over the search box.', 30),
      category: singleLine('Category', 'Over the choice of the category.', 30),
      all: singleLine('All', 'The choice of every category.', 20),
      clear: singleLine('Clear button', 'Empties the search.', 30),
      showAll: singleLine('Show everything', 'Button when nothing is found.', 30),
      count: singleLine('Count', 'The line under the search. {n} and {total} are numbers.', 60),
      unavailable: singleLine('No search', 'Shown while the search cannot be loaded. The next key tries again.', 100),
      askFirst: paragraph(
        'Allergens: ask first',
        'Shown when somebody looks for an allergen or a diet, and nothing is found. Never says "none".',
        160,
      ),
      askButton: singleLine('Allergens: chat', 'The link after it, which opens a chat.', 40),
      factWords: paragraph(
        'Allergens: other words',
        'What people also type for allergens and diets, with spaces between, for example dairy lactose wheat.',
        200,
      ),
    }),
    cards: group('Cards', 'The words on the cards.', {
      free: singleLine('Free', 'Shown in the place of a price of 0.', 12),
      contains: singleLine('Contains', 'Stands before the allergens.', 20),
      kcal: singleLine('Energy', 'Beside the serving. {n} is the number of kilocalories.', 20),
      diets: group('Diets', 'What the marks are called. The search finds menu items by them.', {
        vegetarian: singleLine('Vegetarian', 'Name of the green mark.', 20),
        vegan: singleLine('Vegan', 'Stands beside the green mark.', 20),
        'non-vegetarian': singleLine('Non-vegetarian', 'Name of the brown mark.', 20),
      } satisfies Record<(typeof DIETS)[number], z.ZodType>),
      allergens: group('Allergens', 'The names of the allergens on the cards.', {
        gluten: singleLine('Gluten', 'Cereals with gluten: wheat, rye, barley, oats, spelt.', 30),
        milk: singleLine('Milk', 'Milk and milk products.', 30),
        eggs: singleLine('Eggs', 'Eggs and egg products.', 30),
        fish: singleLine('Fish', 'Fish and fish products.', 30),
        crustaceans: singleLine('Crustaceans', 'Crustaceans and their products.', 30),
        peanuts: singleLine('Peanuts', 'Peanuts and their products.', 30),
        'tree-nuts': singleLine('Tree nuts', 'Tree nuts and their products.', 30),
        soybeans: singleLine('Soybeans', 'Soybeans and their products.', 30),
        sulphites: singleLine('Sulphites', 'Sulphites, 10 mg a kilogram or more.', 30),
      } satisfies Record<(typeof ALLERGENS)[number], z.ZodType>),
    }),
  });
