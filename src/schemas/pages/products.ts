import { z } from 'astro/zod';
import { collapsed, paragraph, singleLine } from '../fields.ts';
import { pageWithIntro, READ_ALOUD } from './base.ts';

/** A fixed sentence: regular visitors and other programs know it. */
const NOTHING_FOUND = 'No sarbath found matching your criteria.';

const SEARCH = 'Words of the search';
const CARDS = 'Words on the cards';

/** content/pages/products.md */
export const productsPage = () =>
  z.strictObject({
    ...pageWithIntro,
    allergenNote: paragraph(
      'Note on allergens',
      'Stands under the search, before the chat link, while an item states no allergens. Never says "none".',
      60,
    ),
    since: singleLine('Since', 'The line with the founding year. {year} becomes the year of the site.', 60),
    ...collapsed(SEARCH, {
      searchLabel: singleLine('Search', 'Over the search box.', 30),
      categoryLabel: singleLine('Category', 'Over the choice of the category.', 30),
      clear: singleLine('Clear button', 'Empties the search.', 30),
      showAll: singleLine('Show everything', 'Button when nothing is found.', 30),
      noSearch: singleLine('No search', 'Shown while the search cannot be loaded. The next key tries again.', 100),
      all: singleLine('All', 'The choice of every category.', 20),
    }),
    ...collapsed(CARDS, {
      free: singleLine('Free', 'Shown in the place of a price of 0.', 12),
      contains: singleLine('Contains', 'Stands before the allergens.', 20),
      kcal: singleLine('Energy', 'Beside the serving. {n} is the number of kilocalories.', 20),
      // FSSAI, Labelling and Display Regulations 2020, regulation 9: the words are the law's.
      kcalNote: paragraph(
        'Note on energy',
        'Stands under the menu while an item states its energy. Keep the words.',
        200,
      ),
      ratingsNote: paragraph(
        'Note on ratings',
        'Where the stars of the menu come from. May stay empty.',
        160,
      ).optional(),
      diets: z
        .strictObject({
          vegetarian: singleLine('Vegetarian', 'Name of the green mark.', 20),
          vegan: singleLine('Vegan', 'Stands beside the green mark.', 20),
          'non-vegetarian': singleLine('Non-vegetarian', 'Name of the brown mark.', 20),
        })
        .meta({ title: 'Diets', description: 'What the marks are called. The search finds menu items by them.' }),
      allergens: z
        .strictObject({
          gluten: singleLine('Gluten', 'Cereals with gluten: wheat, rye, barley, oats, spelt.', 30),
          milk: singleLine('Milk', 'Milk and milk products.', 30),
          eggs: singleLine('Eggs', 'Eggs and egg products.', 30),
          fish: singleLine('Fish', 'Fish and fish products.', 30),
          crustaceans: singleLine('Crustaceans', 'Crustaceans and their products.', 30),
          peanuts: singleLine('Peanuts', 'Peanuts and their products.', 30),
          'tree-nuts': singleLine('Tree nuts', 'Tree nuts and their products.', 30),
          soybeans: singleLine('Soybeans', 'Soybeans and their products.', 30),
          sulphites: singleLine('Sulphites', 'Sulphites, 10 mg a kilogram or more.', 30),
        })
        .meta({ title: 'Allergens', description: 'The names of the allergens on the cards.' }),
    }),
    ...collapsed(SEARCH, {
      count: singleLine('Count', 'The line under the search. {n} and {total} are numbers.', 60),
      empty: z
        .literal(NOTHING_FOUND)
        .meta({ title: 'Nothing found', description: `Always exactly: ${NOTHING_FOUND}`, kind: 'line' }),
      priceBoard: singleLine('Price board', 'Link to the menu on one page, for printing.', 40),
      askFirst: paragraph(
        'Allergens: ask first',
        'Under it when somebody looks for an allergen or a diet. Never says "none".',
        160,
      ),
      askButton: singleLine('Allergens: chat', 'The link after it, which opens a chat.', 40),
      factWords: paragraph(
        'Allergens: other words',
        'What people also type for allergens and diets, with spaces between, for example dairy lactose wheat.',
        200,
      ),
    }),
    ...collapsed(READ_ALOUD, { menuLabel: singleLine('Menu', 'Name of the list.', 30) }),
  });
