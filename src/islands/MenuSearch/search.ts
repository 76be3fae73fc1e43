import { LONGEST_SEARCH, searchText } from './search-text';

/** What a visitor looks for. */
export interface SearchQuery {
  readonly text: string;
  /** Id of a category, or `all`. */
  readonly category: string;
}

/** What a menu item is found by (menu-index.ts). Both texts come from `searchText`. */
export interface IndexedItem {
  readonly id: string;
  readonly category: string;
  /** Name and description, found by any part of a word. */
  readonly text: string;
  /** Category, price, facts and other names, found by the start of a word: "vegetarian" must not find "non-vegetarian". */
  readonly terms: string;
}

/** A fixed sentence: regular visitors and other programs know it. */
export const NOTHING_FOUND = 'No sarbath found matching your criteria.';

/** Every visit starts with an empty text and all categories. */
export const emptyQuery: SearchQuery = { text: '', category: 'all' };

export const isEmpty = ({ text, category }: SearchQuery): boolean => text === '' && category === 'all';

/** URL parameters of a query. */
export const SEARCH_PARAMETERS = ['q', 'category'] as const;

/**
 * The query of a URL such as `?q=khus&category=premium`. A long text is cut, an unknown category becomes `all`.
 * @param known ids of the categories
 */
export function parseQuery(url: string, known: readonly string[]): SearchQuery {
  const parameters = new URLSearchParams(url);
  const category = parameters.get('category')?.toLowerCase();
  return {
    text: (parameters.get('q') ?? '').slice(0, LONGEST_SEARCH),
    category: known.find((id) => id.toLowerCase() === category) ?? 'all',
  };
}

/** The URL with this query in it. Other parameters and the fragment stay. */
export function withQuery(current: string, { text, category }: SearchQuery): string {
  const url = new URL(current);
  const values = { q: text.trim(), category: category === 'all' ? '' : category };
  for (const name of SEARCH_PARAMETERS) {
    if (values[name]) url.searchParams.set(name, values[name]);
    else url.searchParams.delete(name);
  }
  return url.href;
}

const wordsOf = (text: string) => searchText(text).split(' ').filter(Boolean);

/** Whether two words differ by one letter that is added, missing or another, or by two letters that changed places. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  // In a word of four letters or fewer, another letter makes another word.
  if (Math.min(a.length, b.length) < 5) return swapped && a.length === 4;
  return swapped || restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
}

const hasWord = ({ text, terms }: IndexedItem, word: string) => text.includes(word) || ` ${terms}`.includes(` ${word}`);
const hasSimilarWord = (item: IndexedItem, word: string) =>
  hasWord(item, word) || `${item.text} ${item.terms}`.split(' ').some((other) => isOneSlip(word, other));

/** The items of a category that have every word of the text; if none has, those that have it but for a typing slip. */
export function filterItems(items: readonly IndexedItem[], { text, category }: SearchQuery): IndexedItem[] {
  const words = wordsOf(text);
  const filter = (has: typeof hasWord) =>
    items.filter(
      (item) => (category === 'all' || item.category === category) && words.every((word) => has(item, word)),
    );
  const found = filter(hasWord);
  return found.length > 0 ? found : filter(hasSimilarWord);
}

/**
 * Whether a text asks for an allergen or a diet.
 * @param terms their names, from `searchText`
 */
export function asksForFacts(text: string, terms: string): boolean {
  const names = terms.split(' ');
  return wordsOf(text).some(
    (word) => word.length > 2 && names.some((name) => name.startsWith(word) || word.startsWith(name)),
  );
}
