import { describe, expect, it } from 'vitest';
import { LONGEST_SEARCH, searchText } from '~/islands/ShopSearch/search-text';
import {
  EVERYTHING,
  find,
  readSearch,
  type ShopSearch,
  shopSearch,
  withSearch,
} from '~/islands/ShopSearch/shop-search';

const KNOWN = ['all', 'classic', 'special', 'premium', 'Ice-Creams'];
const item = (name: string, description: string, category: string, ...facts: string[]) => ({
  name: searchText(name),
  description: searchText(description),
  category,
  facts: facts.map(searchText),
});
const MENU = [
  item('Coffee Blast', 'Strong decoction, milk and ice.', 'classic'),
  item('Boba', 'Milk tea with chewy pearls.', 'special', 'Vegetarian', '300 ml', 'milk'),
  item('Khus Sarbath', 'Green vetiver syrup.', 'premium', 'Vegan Vegetarian', '180 kcal', 'tree nuts'),
  item('Prawn Pops', 'Hot.', 'special', 'Non-vegetarian', 'crustaceans'),
  item('പാൽ സർബത്ത്', 'നന്നാറി', 'premium'),
];

describe('find', () => {
  it.each<[string, Partial<ShopSearch>, string[]]>([
    ['everything at the start', {}, ['coffee blast', 'boba', 'khus sarbath', 'prawn pops', 'പാൽ സർബത്ത്']],
    ['by diet', { text: 'vegan' }, ['khus sarbath']],
    ['what is vegan as vegetarian, and nothing non-vegetarian', { text: 'Vegetarian' }, ['boba', 'khus sarbath']],
    ['what is not vegetarian', { text: 'non-veg' }, ['prawn pops']],
    ['by allergen, whichever of its words', { text: 'nuts' }, ['khus sarbath']],
    ['by serving', { text: '300 ml' }, ['boba']],
    ['by energy', { text: '180' }, ['khus sarbath']],
    ['by name', { text: 'boba' }, ['boba']],
    ['by description', { text: 'vetiver' }, ['khus sarbath']],
    ['by either', { text: 'milk' }, ['coffee blast', 'boba']],
    ['without regard to capitals, accents and blanks', { text: '  CÓFFEE   blast ' }, ['coffee blast']],
    ['by a part of a word', { text: 'ob' }, ['boba']],
    ['by category', { category: 'premium' }, ['khus sarbath', 'പാൽ സർബത്ത്']],
    ['by text and category together', { text: 'milk', category: 'special' }, ['boba']],
    ['nothing when only one of both fits', { text: 'boba', category: 'classic' }, []],
    ['Malayalam', { text: 'സർബത്ത്' }, ['പാൽ സർബത്ത്']],
    ['Malayalam in a description', { text: 'നന്നാറി' }, ['പാൽ സർബത്ത്']],
    ['no text that starts in the name and ends in the description', { text: 'blast strong' }, []],
    ['no pattern', { text: '.*' }, []],
    ['no markup', { text: '<script>alert(1)</script>' }, []],
    ['no half emoji', { text: '\ud83e' }, []],
  ])('finds %s', (_, search, names) => {
    const expected = names.map((name) => searchText(name));
    expect(find(MENU, { ...EVERYTHING, ...search }).map(({ name }) => name)).toEqual(expected);
  });
});

describe('the URL', () => {
  it.each<[string, ShopSearch]>([
    ['', EVERYTHING],
    ['?q=boba', { text: 'boba', category: 'all' }],
    ['?category=premium', { text: '', category: 'premium' }],
    ['?q=khus+sarbath&category=Premium', { text: 'khus sarbath', category: 'premium' }],
    ['?category=Ice-Creams', { text: '', category: 'Ice-Creams' }],
    ['?category=all', EVERYTHING],
    ['?category=<script>', EVERYTHING],
    ['?category=constructor', EVERYTHING],
    ['?q=%E0%A4%A', { text: '\ufffd%A', category: 'all' }],
  ])('reads %s', (query, search) => {
    expect(readSearch(query, KNOWN)).toEqual(search);
  });

  it.each<[string, string, ShopSearch, string]>([
    ['adds', 'https://a.example/products', { text: 'boba', category: 'special' }, '?q=boba&category=special'],
    ['removes', 'https://a.example/products?q=x&category=classic', EVERYTHING, ''],
    [
      'keeps the rest',
      'https://a.example/products?utm=1#content',
      { text: 'a b', category: 'all' },
      '?utm=1&q=a+b#content',
    ],
    ['trims', 'https://a.example/products', { text: ' boba ', category: 'all' }, '?q=boba'],
    ['makes lone surrogates whole', 'https://a.example/products', { text: '\ud800', category: 'all' }, '?q=%EF%BF%BD'],
  ])('%s', (_, url, search, expected) => {
    expect(withSearch(url, search)).toBe(`https://a.example/products${expected}`);
  });

  it.each(['boba', 'സർബത്ത്', 'شربت', '🧋 & ?#%+', '<b>', '"\'`'])('brings %s back as it was', (text) => {
    const search = { text, category: 'classic' } as const;
    expect(readSearch(new URL(withSearch('https://a.example/products', search)).search, KNOWN)).toEqual(search);
  });

  it('cuts what is too long for a URL', () => {
    expect(shopSearch('x'.repeat(10_000), 'all', KNOWN).text).toHaveLength(LONGEST_SEARCH);
    expect(readSearch(`?q=${'x'.repeat(10_000)}`, KNOWN).text).toHaveLength(LONGEST_SEARCH);
  });
});
