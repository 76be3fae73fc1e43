import { z } from 'astro/zod';
import { line } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** A fixed sentence: regular visitors and other programs know it. */
const NOTHING_FOUND = 'No sarbath found matching your criteria.';

/** content/pages/products.md */
export const productsPage = () =>
  z.strictObject({
    ...pageWithIntro,
    since: line('Since', 'The line on the board with the founding year. {year} becomes the year of the site.', 60),
    searchLabel: line('Search', 'Label of the search box.', 30),
    categoryLabel: line('Category', 'Label of the category choice.', 30),
    clear: line('Clear', 'Button that empties the search.', 30),
    showAll: line('Show everything', 'Button under the empty shelf.', 30),
    noSearch: line('No search', 'Under the search while its code cannot be fetched. The next key tries again.', 100),
    more: line('Show more', 'Button under a long list. {n} is how many more.', 40),
    all: line('All', 'The choice of every category.', 20),
    classic: line('Classic', 'Name of the category classic.', 20),
    special: line('Special', 'Name of the category special.', 20),
    premium: line('Premium', 'Name of the category premium.', 20),
    count: line('Count', 'The line under the search. {n} and {total} are numbers.', 60),
    empty: z
      .literal(NOTHING_FOUND)
      .meta({ title: 'Nothing found', description: `Always exactly: ${NOTHING_FOUND}`, kind: 'line' }),
    menuLabel: line('Menu', 'What screen readers call the list.', 30),
  });
