import { LONGEST_SEARCH, searchText } from './search-text';

/** What a visitor looks for. */
export interface ShopSearch {
  readonly text: string;
  /** Name of a category's file, or `all`. */
  readonly category: string;
}

/** What a search is compared with; all texts have been through `searchText`. */
export interface Searchable {
  readonly name: string;
  readonly description: string;
  /** Diet, serving, energy, allergens: each by itself. */
  readonly facts: readonly string[];
  readonly category: string;
}

/** Every visit starts with an empty text and all categories. */
export const EVERYTHING: ShopSearch = { text: '', category: 'all' };

/** The parameters of the address that hold a search. */
export const SEARCH_PARAMETERS = ['q', 'category'] as const;

/** How many cards a long shelf shows before it asks. */
export const CARDS_AT_ONCE = 60;

/**
 * A search from whatever fields and addresses hold: too long a text is cut, an unknown category is all.
 * @param known the categories there are
 */
export function shopSearch(text: string, category: string, known: readonly string[]): ShopSearch {
  const found = known.find((name) => name === category.toLowerCase());
  return { text: text.slice(0, LONGEST_SEARCH), category: found ?? 'all' };
}

/** The search that an address such as `?q=khus&category=premium` holds. */
export function readSearch(query: string, known: readonly string[]): ShopSearch {
  const parameters = new URLSearchParams(query);
  return shopSearch(parameters.get('q') ?? '', parameters.get('category') ?? '', known);
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

/**
 * The items whose name or description holds the text, or of whose facts a word begins with it ("vegetarian" is not to
 * find what is non-vegetarian), in the category or any.
 */
export function find<T extends Searchable>(items: readonly T[], search: ShopSearch): T[] {
  const text = searchText(search.text);
  return items.filter(
    ({ name, description, facts, category }) =>
      (search.category === 'all' || category === search.category) &&
      (name.includes(text) || description.includes(text) || facts.some((fact) => ` ${fact}`.includes(` ${text}`))),
  );
}
