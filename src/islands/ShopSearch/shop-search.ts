import { CATEGORIES, type Category } from '~/schemas/categories';
import { LONGEST_SEARCH, searchText } from './search-text';

/** What a visitor looks for. */
export interface ShopSearch {
  readonly text: string;
  readonly category: Category | 'all';
}

/** What a search is compared with; name and description have been through `searchText`. */
export interface Searchable {
  readonly name: string;
  readonly description: string;
  readonly category: string;
}

/** Every visit starts with an empty text and all categories. */
export const EVERYTHING: ShopSearch = { text: '', category: 'all' };

/** The parameters of the address that hold a search. */
export const SEARCH_PARAMETERS = ['q', 'category'] as const;

/** How many cards a long shelf shows before it asks. */
export const CARDS_AT_ONCE = 60;

/** A search from whatever fields and addresses hold: too long a text is cut, an unknown category is all. */
export function shopSearch(text: string, category: string): ShopSearch {
  const known = CATEGORIES.find((name) => name === category.toLowerCase());
  return { text: text.slice(0, LONGEST_SEARCH), category: known ?? 'all' };
}

/** The search that an address such as `?q=khus&category=premium` holds. */
export function readSearch(query: string): ShopSearch {
  const parameters = new URLSearchParams(query);
  return shopSearch(parameters.get('q') ?? '', parameters.get('category') ?? '');
}

/** The address with this search in it; other parameters and the place in the page stay. */
export function withSearch(address: string, { text, category }: ShopSearch): string {
  const url = new URL(address);
  const values = { q: text.trim(), category: category === 'all' ? '' : category };
  for (const name of SEARCH_PARAMETERS) {
    if (values[name]) url.searchParams.set(name, values[name]);
    else url.searchParams.delete(name);
  }
  return url.href;
}

export const isEverything = ({ text, category }: ShopSearch): boolean => text === '' && category === 'all';

/** The items whose name or description holds the text, in the category or any. */
export function find<T extends Searchable>(items: readonly T[], search: ShopSearch): T[] {
  const text = searchText(search.text);
  return items.filter(
    ({ name, description, category }) =>
      (search.category === 'all' || category === search.category) &&
      (name.includes(text) || description.includes(text)),
  );
}
