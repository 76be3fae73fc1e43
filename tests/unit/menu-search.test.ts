import { expect, it } from 'vitest';
import { readContent } from '~/content-check/files/read';
import { factTerms, indexMenu } from '~/islands/MenuSearch/menu-index';
import {
  asksForFacts,
  emptyQuery,
  filterItems,
  parseQuery,
  type SearchQuery,
  withQuery,
} from '~/islands/MenuSearch/search';
import { LONGEST_SEARCH } from '~/islands/MenuSearch/search-text';
import { labels } from '~/labels';
import { FIXTURE_CONTENT } from '../support/fixture.ts';

const { entries } = readContent(FIXTURE_CONTENT);
const menu = entries
  .filter(({ file }) => file.startsWith('content/menu/'))
  .map(({ file, data }) => ({ id: file.split('/')[2] ?? '', data })) as unknown as Parameters<typeof indexMenu>[0];
const titles = new Map([
  ['classic', 'Classic'],
  ['special', 'Special'],
  ['premium', 'Premium'],
]);
const items = indexMenu(menu, titles, labels);
const find = (query: Partial<SearchQuery>) =>
  filterItems(items, { ...emptyQuery, ...query })
    .map(({ id }) => id)
    .sort();

const BOBA = 'boba';
const KHUS = 'khus-sarbath';
const COFFEE = 'coffee-blast';
const POPS = 'masala-potato-pops';
const [COMBO, POWER] = ['combo', 'power-combo'];

it.each([
  ['masala pops', [POPS]],
  ['40', [BOBA]],
  ['₹40', [BOBA]],
  ['40rs', [BOBA]],
  ['40 rupees', [BOBA]],
  ['Rs. 45', [POPS]],
  ['rs60', []],
  ['one under 40', [BOBA, COFFEE, COMBO, POWER]],
  ['pops below Rs. 44', [COMBO, POWER]],
  ['less than 10', []],
  ['40 or less', [BOBA, COFFEE, COMBO, POWER]],
  ['₹35 - 45rs', [BOBA, COMBO, POPS]],
  ['between 45 and 35', [BOBA, COMBO, POPS]],
  ['above 40', [KHUS, POPS]],
  ['over ₹30 and below 50/-', [BOBA, COMBO, KHUS, POPS]],
  ['40 and above', [BOBA, KHUS, POPS]],
  ['over 1,000', []],
  ['45,50', [KHUS, POPS]],
  ['40 രൂപ', [BOBA]],
  ['40 roopa', [BOBA]],
  ['rs 300', []],
  ['under 200 kcal', []],
  ['low price', [BOBA, COFFEE, COMBO, KHUS, POPS, POWER]],
  ['cold coffee', [COFFEE]],
  ["can't have milk", []],
  ['premium', [KHUS, POPS]],
  ['bubble tea', [BOBA]],
  ['sarbath', [COMBO, KHUS]],
  ['sharbat', [COMBO, KHUS]],
  ['nannari', [COMBO]],
  ['ബോബ', [BOBA]],
  ['ഖസ്', [KHUS]],
  ['veg', [BOBA, KHUS]],
  ['vegetarian', [BOBA, KHUS]],
  ['non veg', [POPS]],
  ['nuts', [BOBA]],
  ['nut free', []],
  ['less sweet', []],
  ['the coffee', [COFFEE]],
  ['i want boba', [BOBA]],
  ['is a glass of boba available today?', [BOBA]],
  ['show me something with boba', [BOBA]],
  ['ബോബ ഉണ്ടോ', [BOBA]],
  ['price of khus', [KHUS]],
  ['Coffee 🧋☕', [COFFEE]],
  ['🧋', [BOBA, COFFEE, COMBO, KHUS, POPS, POWER]],
  ['the', [BOBA, COFFEE, COMBO, KHUS, POPS, POWER]],
  ['menu card, enthokke und', [BOBA, COFFEE, COMBO, KHUS, POPS, POWER]],
  ['and cream', [COFFEE]],
  ['coffee and cold boba', [BOBA, COFFEE]],
  ['khus, pops', [COMBO, KHUS, POPS, POWER]],
  ['coffeeblast', [COFFEE]],
  ['coffeeblast coffee', [COFFEE]],
  ['power combo', [POWER]],
  ['pota to pops', [POPS]],
  ['bub ble', [BOBA]],
  ['boab', [BOBA]],
  ['bona', [BOBA]],
  ['bobba', [BOBA]],
  ['khuss', [KHUS]],
  ['popps', [COMBO, POPS, POWER]],
  ['cofee', [COFFEE]],
  ['potatoe pops', [POPS]],
  ['potatoes', [POPS]],
  ['cofee and bobba', [BOBA, COFFEE]],
  ['bob tees', []],
  ['anda', []],
  ['tender coconut, please', []],
])('what people type finds: %s', (text, found) => {
  expect(find({ text })).toEqual(found);
});

it('finds what costs nothing by the word that its card says', () => {
  const gift = indexMenu(
    menu.filter(({ id }) => id === BOBA).map((item) => ({ ...item, data: { ...item.data, price: 0 } })),
    titles,
    labels,
  );
  expect(filterItems(gift, { ...emptyQuery, text: labels.menu.free })).toEqual(gift);
  expect(find({ text: labels.menu.free })).toEqual([]);
});

it('finds "no milk" only where that is said', () => {
  const coffee = { id: 'coffee', category: 'classic', text: 'cappuccino milk no sugar', terms: '' };
  const found = (text: string) => filterItems([coffee], { ...emptyQuery, text });
  expect([found('no milk'), found('no sugar'), found('sugar')]).toEqual([[], [coffee], [coffee]]);
});

it.each<[string, Partial<SearchQuery>, string[]]>([
  ['everything at the start', {}, [BOBA, COFFEE, COMBO, KHUS, POPS, POWER]],
  ['a part of a word, without regard to capitals, accents and spaces', { text: '  ÓB ' }, [BOBA]],
  ['a category', { category: 'premium' }, [KHUS, POPS]],
  ['text and category together', { text: 'milk', category: 'special' }, [BOBA]],
  ['nothing when one of the words is missing', { text: 'coffee vetiver' }, []],
  ['no other short word for a slip', { text: 'bob tee' }, []],
  ['no pattern', { text: '.*x' }, []],
])('filterItems finds %s', (_, query, found) => {
  expect(find(query)).toEqual(found);
});

it.each([
  ['glutenfree', true],
  ['any nuts?', true],
  ['nut', true],
  ['eggless', true],
  ['sugar-free drinks', true],
  ['less sweet', true],
  ['allergies', true],
  ['jain snacks', true],
  ['halal snacks', true],
  ['coffee without sugar', true],
  ['paal illathe', true],
  ['veg snacks', true],
  ['milk sharbat', false],
  ['all', false],
  ['no', false],
  ['lassi', false],
  ['less than 20', false],
  ['', false],
])('%j asks for an allergen or a diet: %s', (text, asks) => {
  expect(asksForFacts(text, factTerms(labels))).toBe(asks);
});

const KNOWN = ['all', 'classic', 'special', 'premium', 'Ice-Creams'];

it.each<[string, SearchQuery]>([
  ['', emptyQuery],
  ['?q=boba', { text: 'boba', category: 'all' }],
  ['?category=premium', { text: '', category: 'premium' }],
  ['?q=khus+sarbath&category=Premium', { text: 'khus sarbath', category: 'premium' }],
  ['?category=ice-creams', { text: '', category: 'Ice-Creams' }],
  ['?category=all', emptyQuery],
  ['?category=constructor', emptyQuery],
  ['?q=%E0%A4%A', { text: '\ufffd%A', category: 'all' }],
  [`?q=${'x'.repeat(10_000)}`, { text: 'x'.repeat(LONGEST_SEARCH), category: 'all' }],
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
  ['makes lone surrogates whole', 'https://a.example/products', { text: '\ud800', category: 'all' }, '?q=%EF%BF%BD'],
])('the URL %s', (_, url, search, expected) => {
  expect(withQuery(url, search)).toBe(`https://a.example/products${expected}`);
});

it.each(['boba', 'സർബത്ത്', 'شربت', '🧋 & ?#%+', '<b>', '"\'`'])('the URL brings %s back as it was', (text) => {
  const search = { text, category: 'classic' };
  expect(parseQuery(new URL(withQuery('https://a.example/products', search)).search, KNOWN)).toEqual(search);
});
