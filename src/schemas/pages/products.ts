import { z } from 'astro/zod';
import { paragraph, singleLine } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/products.md */
export const productsPage = () =>
  z.strictObject({
    ...pageWithIntro,
    since: singleLine('Since', 'The line with the founding year. {year} becomes the year of the site.', 60),
    allergenNote: paragraph(
      'Note on allergens',
      'Stands under the search, before the chat link, while an item states no allergens. Never says "none".',
      60,
    ),
    // FSSAI, Labelling and Display Regulations 2020, regulation 9: the words are the law's.
    kcalNote: paragraph(
      'Note on energy',
      'Stands under the menu while an item states its energy. Keep the words.',
      200,
    ),
    ratingsNote: paragraph('Note on ratings', 'Where the stars of the menu come from. May stay empty.', 160).optional(),
    priceBoard: singleLine('Price board', 'Link to the menu on one page, for printing.', 40),
  });
