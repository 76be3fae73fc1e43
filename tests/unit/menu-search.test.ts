import { expect, it } from 'vitest';
import {
  emptyQuery,
  filterItems,
  MAX_SEARCH_LENGTH,
  parseQuery,
  type SearchQuery,
  withQuery,
} from '~/islands/MenuSearch/search';

const items = [
  { id: 'boba', category: 'special', text: 'Boba Chewy pearls in cold milk. 300 ml Special bubble tea, ബോബ' },
  { id: 'khus', category: 'premium', text: 'Khus Sarbath Vetiver syrup Premium' },
  { id: 'coffee', category: 'classic', text: 'Café Blast Cold coffee with milk Classic' },
];

it.each<[string, Partial<SearchQuery>, string[]]>([
  ['everything at the start', {}, ['boba', 'khus', 'coffee']],
  ['a part of a word, ignoring case and accents', { text: ' ÓBA' }, ['boba']],
  ['accented words without accents', { text: 'cafe' }, ['coffee']],
  ['every word, in any order and field', { text: 'milk tea' }, ['boba']],
  ['nothing when a word is missing', { text: 'coffee vetiver' }, []],
  ['other names in Malayalam', { text: 'ബോബ' }, ['boba']],
  ['a category by its name', { text: 'premium' }, ['khus']],
  ['text and category together', { text: 'milk', category: 'special' }, ['boba']],
  ['words between punctuation', { text: '“khus”, sarbath!' }, ['khus']],
  ['a word with one letter too many', { text: 'bobba' }, ['boba']],
  ['a word with a letter missing', { text: 'vetivr' }, ['khus']],
  ['a word with another letter', { text: 'bubbla' }, ['boba']],
  ['a word with two letters swapped', { text: 'sarbaht' }, ['khus']],
  ['no word of four letters with another letter', { text: 'bobe' }, []],
])('finds %s', (_, query, found) => {
  expect(filterItems(items, { ...emptyQuery, ...query }).map(({ id }) => id)).toEqual(found);
});

const KNOWN = ['all', 'classic', 'special', 'premium'];

it.each<[string, SearchQuery]>([
  ['', emptyQuery],
  ['?q=boba', { text: 'boba', category: 'all' }],
  ['?q=khus+sarbath&category=premium', { text: 'khus sarbath', category: 'premium' }],
  ['?category=all', emptyQuery],
  ['?category=constructor', emptyQuery],
  [`?q=${'x'.repeat(10_000)}`, { text: 'x'.repeat(MAX_SEARCH_LENGTH), category: 'all' }],
])('the URL reads %.60s', (query, search) => {
  expect(parseQuery(query, KNOWN)).toEqual(search);
});

it.each<[string, string, SearchQuery, string]>([
  ['adds', 'https://a.example/products', { text: 'boba', category: 'special' }, '?q=boba&category=special'],
  ['removes', 'https://a.example/products?q=x&category=classic', emptyQuery, ''],
  [
    'keeps the rest',
    'https://a.example/products?utm=1#content',
    { text: 'a b', category: 'all' },
    '?utm=1&q=a+b#content',
  ],
  ['trims', 'https://a.example/products', { text: ' boba ', category: 'all' }, '?q=boba'],
])('the URL %s', (_, url, search, expected) => {
  expect(withQuery(url, search)).toBe(`https://a.example/products${expected}`);
});

it('the URL keeps any text', () => {
  const search = { text: 'സർബത്ത് 🧋 & ?#%+ <b>"\'`', category: 'classic' };
  expect(parseQuery(new URL(withQuery('https://a.example/products', search)).search, KNOWN)).toEqual(search);
});
