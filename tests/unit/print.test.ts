import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PALETTE } from '~/lib/site/palette';
import { lostInPrint, printable } from '~/print/printable';
import { type PrintInput, toPdf, toPng, toSvg } from '~/print/typst';
import { printedTexts, readPdf } from '../support/pdf.ts';

/** A share image with these words. */
const shareImage = (words: { lines?: string[]; name?: string; drinkMl?: string; place?: string }): PrintInput => ({
  template: 'share',
  data: {
    ...{ lines: ['Open your', 'own counter'], name: 'Milk Sarbath', drinkMl: 'മിൽക്ക് സർബത്ത്', place: 'Manacaud' },
    ...{ isHome: false, note: '', art: [] },
    ...words,
  },
});

it.each([
  '₹3,10,000 – “cold” milk’s best',
  '≥ 80 sq ft → 120',
  'മണക്കാട് മിൽക്ക് സർബത്ത്',
  'അവന്‍ ക്‌ഷ',
  'Nārāyaṅan Café',
  'Loved ♥️ it',
  'Milk\u2011tea\u202f300\u2009ml',
])('letters of %j are printed', (text) => expect(printable(text)).toBe(text.normalize()));

it.each([
  ['दूध Boba', ['दू', 'ध']],
  ['Cold 🥛 milk 🥛', []],
  ['🥛', ['🥛']],
  ['Phở ṇannāri', []],
])('of %j, print would lose %j', (text, missing) => expect(lostInPrint(text)).toEqual(missing));

it('print leaves out letters that no font has, on which Typst would fail', () => {
  expect(toSvg(shareImage({ name: 'Boba दूध 🥛' }))).toMatch(/^<svg/);
});

it.each([
  ['Boba 🧋 tea', 'Boba tea'],
  ['ബോബ', 'ബോബ'],
  ['Milk\u2011tea\u202f300', 'Milk\u2011tea\u202f300'],
  ['Phở bít', 'Pho bít'],
  ['दूध और बर्फ', ''],
])('letters of %j, the price board prints %j', (text, left) => expect(printable(text)).toBe(left));

it('letters that the check lets through are all in the fonts', () => {
  const letters = Array.from({ length: 0x1_0000 }, (_, point) => String.fromCodePoint(point))
    .filter((letter) => letter.isWellFormed() && /[^\p{C}]/u.test(letter) && printable(letter) === letter)
    .join(' ');
  expect(letters.length).toBeGreaterThan(1000);
  const svg = toSvg(shareImage({ lines: [letters], name: letters, place: letters, drinkMl: letters }));
  expect(svg).toMatch(/^<svg/);
});

it('the palette has the colours of tokens.css', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const [name, value] of Object.entries(PALETTE)) {
    const written = new RegExp(`--paint-${name}: (#[0-9a-f]+);`).exec(tokens)?.[1];
    expect(written === '#fff' ? '#ffffff' : written, name).toBe(value);
  }
});

const item = (index: number) => ({
  name: index % 2 === 0 ? 'Boba' : 'Masala Potato Pops with curry leaf',
  description: ['Milk tea.', 'One glass of milk sarbath and a plate of two potato pops, spiced and warm.'][index % 2],
  facts: index % 3 === 0 ? 'Vegan, contains milk, tree nuts' : '',
  price: `₹${100 + index}`,
});
const items = (count: number) => Array.from({ length: count }, (_, index) => item(index));
const board = (count: number): PrintInput => ({
  template: 'menu',
  data: {
    ...{ title: 'Menu', description: 'Menu', heading: ['What we pour'], name: 'Milk Sarbath', drinkMl: 'മിൽക്ക്' },
    ...{ address: 'Manacaud', phone: '+91 00000 00000', hours: 'Every day, 10 am to 10 pm', images: [] },
    groups: [{ title: 'Classic', items: items(count) }],
  },
});

it.each([
  [6, 1],
  [16, 1],
  [24, 2],
  [40, 3],
  [80, 5],
])(
  'the price board of %d things prints each price once in readable letters, on %d even pages',
  async (count, pages) => {
    const texts = await printedTexts(toPdf(board(count)).data);
    expect(texts.length).toBeLessThanOrEqual(pages);
    const things = texts.map((page) => page.filter(({ text }) => text.startsWith('₹')).length);
    expect(Math.min(...things)).toBeGreaterThan(Math.max(...things) / 2);
    const prices = texts.flat().flatMap(({ text }) => (text.startsWith('₹') ? [text.trim()] : []));
    expect(prices.sort()).toEqual(
      items(count)
        .map(({ price }) => price)
        .sort(),
    );
    expect(Math.min(...texts.flat().map(({ size }) => size))).toBeGreaterThanOrEqual(8.5);
    const names = texts.flat().filter(({ text }) => text === 'Boba');
    expect(Math.min(...names.map(({ size }) => size))).toBeGreaterThanOrEqual(11);
  },
);

it.each(['W'.repeat(40), 'തിരുവനന്തപുരത്തെപാലൊഴിച്ചസർബത്തുകടയിൽനിന്നുള്ളതണുത്തപാനീയങ്ങൾ'])(
  'the price board breaks letters without a space before they lie over the price: %s',
  async (name) => {
    const long = { ...item(0), name, description: 'x'.repeat(140) };
    const { data, ...rest } = board(0);
    const texts = await printedTexts(
      toPdf({ ...rest, data: { ...data, groups: [{ title: 'Classic', items: [long] }] } }).data,
    );
    const price = texts.flat().find(({ text }) => text === long.price);
    const ends = texts
      .flat()
      .filter(({ text }) => (long.name + long.description).includes(text))
      .map(({ left, width }) => left + width);
    expect(ends.length).toBeGreaterThan(2);
    expect(Math.max(...ends)).toBeLessThan(price?.left ?? 0);
  },
);

it.each([true, false])('a share image (home: %s) has its heading, note, names and place', async (isHome) => {
  const { data, ...rest } = shareImage({ lines: ['Open', 'your', 'own counter'] });
  const { pages } = await readPdf(toPdf({ ...rest, data: { ...data, isHome, note: '2.5 lakhs' } }).data);
  for (const words of ['Open', 'your', 'own counter', 'Milk Sarbath', 'Manacaud', 'ർ', isHome ? '' : '2.5 lakhs'])
    expect(pages.join(' ')).toContain(words);
});

it('a share image with the longest words is under 120 KB', async () => {
  const lines = ['MMMMMMMMMMMMMMMMMMMMMMMM', 'WWWWWWWWWWWWWWWWWWWWWWWW', 'MWMWMWMWMWMWMWMWMWMWMWMW'];
  const image = await toPng(toSvg(shareImage({ lines, name: 'W'.repeat(60), place: 'W'.repeat(40) })));
  expect(image.byteLength).toBeLessThan(120_000);
});
