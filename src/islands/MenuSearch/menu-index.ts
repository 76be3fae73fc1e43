import type { CollectionEntry } from 'astro:content';
import type { Labels } from '~/labels';
import { menuFacts } from '~/lib/format/menu-facts';
import type { IndexedItem } from './search';
import { searchText } from './search-text';

/**
 * What each item of the menu is found by.
 * @param titles of the categories, by their id
 */
export const indexMenu = (
  menu: readonly Pick<CollectionEntry<'menu'>, 'id' | 'data'>[],
  titles: ReadonlyMap<string, string>,
  { menu: labels }: Pick<Labels, 'menu'>,
): IndexedItem[] =>
  menu.map(({ id, data }) => {
    const { diet, allergens } = menuFacts(data, labels);
    // As people type it: 40, or ₹40 (search.ts).
    const price = data.price === 0 ? labels.free : `${data.price} rs${data.price}`;
    const terms = [titles.get(data.category), price, diet?.searchText, ...allergens, data.alsoCalled];
    return {
      id,
      category: data.category,
      text: searchText(`${data.name} ${data.description}`),
      terms: searchText(terms.filter((term) => term !== undefined).join(' ')),
    };
  });

/** The names of all allergens and diets, and other words that people look for them with. */
export const factTerms = ({ menu: { allergens, diets, factWords } }: Pick<Labels, 'menu'>): string =>
  searchText([...Object.values(allergens), ...Object.values(diets), factWords].join(' '));
