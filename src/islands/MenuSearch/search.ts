export interface SearchQuery {
  readonly text: string;
  /** Id of a category, or `all`. */
  readonly category: string;
}

/** A searchable menu item. */
export interface SearchItem {
  /** Id of its category. */
  readonly category: string;
  /** Its name, description, category and other names. */
  readonly text: string;
}

/** Fixed by the specification. */
export const NOTHING_FOUND = 'No sarbath found matching your criteria.';
export const SEARCH_PARAMETERS = ['q', 'category'] as const;
/** Maximum length of a search, because it becomes part of the URL. */
export const MAX_SEARCH_LENGTH = 200;
/** The query until something is typed or chosen. */
export const emptyQuery: SearchQuery = { text: '', category: 'all' };

/** Words without case and accents: `Café, Boba` → `['cafe', 'boba']`. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Tells if two words differ by one letter: added, missing, replaced or swapped with the next. */
function isOneEditAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwap = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwap || restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
}

/** Returns the category's items that have every typed word: in full, in part or, from five letters on, one edit away. */
export function filterItems<T extends SearchItem>(items: readonly T[], { text, category }: SearchQuery): T[] {
  const typed = wordsOf(text);
  return items.filter((item) => {
    const words = wordsOf(item.text);
    const hasWord = (word: string) =>
      words.join(' ').includes(word) || (word.length > 4 && words.some((other) => isOneEditAway(word, other)));
    return ['all', item.category].includes(category) && typed.every(hasWord);
  });
}

/**
 * Returns the query of a URL such as `?q=khus&category=premium`. Shortens long text; an unknown category becomes `all`.
 * @param known ids of the categories
 */
export function parseQuery(search: string, known: readonly string[]): SearchQuery {
  const parameters = new URLSearchParams(search);
  const category = known.find((id) => id === parameters.get('category')) ?? 'all';
  const text = (parameters.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
  return text || category !== 'all' ? { text, category } : emptyQuery;
}

/** Returns the URL with this query; keeps other parameters and the fragment. */
export function withQuery(current: string, { text, category }: SearchQuery): string {
  const url = new URL(current);
  const values = { q: text.trim(), category: category === 'all' ? '' : category };
  for (const name of SEARCH_PARAMETERS) {
    if (values[name]) url.searchParams.set(name, values[name]);
    else url.searchParams.delete(name);
  }
  return url.href;
}
