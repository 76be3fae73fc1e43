import { readPrices } from './prices';
import { LONGEST_SEARCH, searchText } from './search-text';

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

/** Words that people write around what they look for. */
const LITTLE = new Set(
  wordsOf(`a about an any are around available best buy can card cheap cheapest cold cup do does drink drinks everything
    exactly flavour for from get give glass good have hot how i iced in is it items like list lowest me menu much my
    near need nice now of offer offers on one only plate please popular pure shop show some something tasty the there to
    today want we what whats which with would you, all and or, cost price rate rs rupee rupees, enthokke enthundu ethra
    kittumo oru und undo undu venam vila എന്തൊക്കെ എത്ര ഒരു ഉണ്ട് ഉണ്ടോ കിട്ടുമോ വില വേണം`),
);
/** The same around an allergen or a diet. */
const AROUND_FACTS = new Set(
  wordsOf(`added cant contain contains dont except free illathe less low no non not venda without, ഇല്ലാതെ വേണ്ട`),
);
/** Between two things of which either will do. */
const EITHER = /\s(?:and|or)\s|[,&+/]/i;

const isMeant = (word: string) => !LITTLE.has(word);

/** Whether two words differ by one letter that is added, missing or another, or by two letters that changed places. */
function isOneSlip(a: string, b: string): boolean {
  // In a shorter word or in a number, another letter makes another word.
  if (Math.min(a.length, b.length) < 4 || /\d/.test(a)) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return swapped || restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
}

const hasWord = ({ text, terms }: IndexedItem, word: string) => text.includes(word) || ` ${terms}`.includes(` ${word}`);

/** Whether an item has several words as one: "coffeeblast" for "Coffee Blast". */
function hasJoined({ text, terms }: IndexedItem, word: string): boolean {
  const words = `${text} ${terms}`.split(' ');
  return word.length > 4 && words.some((_, start) => words.slice(start).join('').startsWith(word));
}

const hasSimilarWord = (item: IndexedItem, word: string) =>
  hasWord(item, word) ||
  (word.length > 6 && hasWord(item, word.replace(/es$/, ''))) ||
  hasJoined(item, word) ||
  `${item.text} ${item.terms}`.split(' ').some((other) => isOneSlip(word, other));

/** The price of an item as menu-index.ts writes it; 0 for what is free. */
const priceOf = ({ terms }: IndexedItem) => Number(/\brs(\d+)/.exec(terms)?.[1] ?? 0);

/**
 * The items of a category that have every word of the text, but for those that say nothing. If none has: those that have
 * them but for a typing slip, or written as one word or as several; then those that have what stands on one side of an "and".
 */
export function filterItems(items: readonly IndexedItem[], { text, category }: SearchQuery): IndexedItem[] {
  const { rest, costs } = readPrices(text);
  const all = items.filter((item) => (category === 'all' || item.category === category) && costs(priceOf(item)));
  const typed = wordsOf(rest);
  const meant = typed.filter(isMeant);
  if (meant.length === 0) {
    const found = all.filter((item) => typed.every((word) => hasWord(item, word)));
    return found.length > 0 && rest === text ? found : all;
  }
  // "No milk" is not found in "no sugar, cold milk".
  if (meant.some((word) => AROUND_FACTS.has(word))) {
    return all.filter((item) => ` ${item.text} ${item.terms}`.includes(` ${meant.join(' ')}`));
  }
  const exact = all.filter((item) => meant.every((word) => hasWord(item, word)));
  if (exact.length > 0) return exact;
  const similar = all.filter(
    (item) => meant.every((word) => hasSimilarWord(item, word)) || hasJoined(item, meant.join('')),
  );
  if (similar.length > 0) return similar;
  const parts = rest.split(EITHER).filter((part) => wordsOf(part).some(isMeant));
  const found = parts.length > 1 ? parts.flatMap((part) => filterItems(all, { text: part, category })) : [];
  return all.filter((item) => found.includes(item));
}

/** A word without what makes "eggs", "eggless" and "nonegg" of "egg". */
const stem = (word: string) => word.replace(/^non|(?:less|free|s)$/g, '');

/** How diets begin. Unlike milk, nobody names one for its taste. */
const DIET = /^(?:veg|jain|halal)/;

/**
 * Whether a text asks for a diet, for something with "without" or the like, or for allergens alone.
 * @param terms the names of allergens and diets, from `searchText`
 */
export function asksForFacts(text: string, terms: string): boolean {
  const names = new Set(terms.split(' ').map(stem));
  // "Less than 20" is a price, not something to leave out.
  const words = wordsOf(readPrices(text).rest).filter(isMeant);
  const things = words.filter((word) => !AROUND_FACTS.has(word)).map(stem);
  if (things.length < words.length) return things.length > 0;
  return things.some((thing) => DIET.test(thing)) || (things.length > 0 && things.every((thing) => names.has(thing)));
}
