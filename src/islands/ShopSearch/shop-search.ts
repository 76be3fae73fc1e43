import { LONGEST_SEARCH, searchText } from './search-text';

/** What a visitor looks for. */
export interface ShopSearch {
  readonly text: string;
  /** Name of a category's file, or `all`. */
  readonly category: string;
}

/** What a search is compared with. All texts come from `searchText`. */
export interface Searchable {
  readonly name: string;
  readonly description: string;
  /** Diet, serving, energy and allergens. */
  readonly facts: readonly string[];
  readonly category: string;
}

/** Every visit starts with an empty text and all categories. */
export const EVERYTHING: ShopSearch = { text: '', category: 'all' };

/** URL parameters of a search. */
export const SEARCH_PARAMETERS = ['q', 'category'] as const;

/** Number of cards that a long menu shows at first. */
export const CARDS_AT_ONCE = 60;

/**
 * A valid search: a long text is cut, an unknown category becomes `all`.
 * @param known the categories of the menu
 */
export function shopSearch(text: string, category: string, known: readonly string[]): ShopSearch {
  const found = known.find((name) => name.toLowerCase() === category.toLowerCase());
  return { text: text.slice(0, LONGEST_SEARCH), category: found ?? 'all' };
}

/** The search of a URL query such as `?q=khus&category=premium`. */
export function readSearch(query: string, known: readonly string[]): ShopSearch {
  const parameters = new URLSearchParams(query);
  return shopSearch(parameters.get('q') ?? '', parameters.get('category') ?? '', known);
}

/** The URL with this search in it. Other parameters and the fragment stay. */
export function withSearch(current: string, { text, category }: ShopSearch): string {
  const url = new URL(current);
  const values = { q: text.trim(), category: category === 'all' ? '' : category };
  for (const name of SEARCH_PARAMETERS) {
    if (values[name]) url.searchParams.set(name, values[name]);
    else url.searchParams.delete(name);
  }
  return url.href;
}

export const isEverything = ({ text, category }: ShopSearch): boolean => text === '' && category === 'all';

/**
 * The items of a category that contain the text in their name or description, or have a fact with a word that starts
 * with it: "vegetarian" must not find "non-vegetarian".
 */
export function find<T extends Searchable>(items: readonly T[], search: ShopSearch): T[] {
  const text = searchText(search.text);
  return items.filter(
    ({ name, description, facts, category }) =>
      (search.category === 'all' || category === search.category) &&
      (name.includes(text) || description.includes(text) || facts.some((fact) => ` ${fact}`.includes(` ${text}`))),
  );
}
