import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PALETTE } from '~/lib/site/palette';
import { lostInPrint, printable } from '~/print/printable';
import { type PrintInput, toPdf, toSvg } from '~/print/typst';
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
  ['₹3,10,000 – “cold” milk’s best ≥ 80 sq ft → 120', '₹3,10,000 – “cold” milk’s best ≥ 80 sq ft → 120'],
  ['മണക്കാട് മിൽക്ക് അവന്‍ ക്‌ഷ', 'മണക്കാട് മിൽക്ക് അവന്‍ ക്‌ഷ'],
  ['Milk\u2011tea\u202f300\u2009ml', 'Milk\u2011tea\u202f300\u2009ml'],
  ['Nārāyaṅan Café', 'Nārāyaṅan Café'],
  ['Boba 🧋 tea', 'Boba tea'],
  ['Phở bít', 'Pho bít'],
  ['दूध और बर्फ', ''],
])('prints %j as %j', (text, printed) => expect(printable(text)).toBe(printed));

it.each([
  ['दूध Boba', ['दू', 'ध']],
  ['Cold 🥛 milk 🥛', []],
  ['🥛', ['🥛']],
])('finds in %j the characters that cannot be printed: %j', (text, missing) =>
  expect(lostInPrint(text)).toEqual(missing),
);

it('drops letters that no font contains, on which Typst fails', () => {
  expect(toSvg(shareImage({ name: 'Boba दूध 🥛' }))).toMatch(/^<svg/);
});

it('the fonts contain every letter that the check accepts', () => {
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
    expect(tokens, name).toContain(`: ${value};`);
  }
});

/** A price board of some items. */
const board = (items: readonly object[]): PrintInput => ({
  template: 'menu',
  data: {
    ...{ title: 'Menu', description: 'Menu', heading: ['What we pour'], name: 'Milk Sarbath', drinkMl: 'മിൽക്ക്' },
    ...{ address: 'Manacaud', phone: '+91 00000 00000', hours: 'Every day, 10 am to 10 pm', images: [] },
    groups: [{ title: 'Classic', items }],
  },
});

it('a long price board continues on another page, in readable letters', async () => {
  const items = Array.from({ length: 24 }, (_, index) => ({
    ...{
      name: 'Potato Pops',
      description: 'One glass of milk sarbath and a plate of two potato pops, spiced and warm.',
    },
    ...{ facts: 'Contains milk', price: `₹${100 + index}` },
  }));
  const texts = await printedTexts(toPdf(board(items)).data);
  expect(texts).toHaveLength(2);
  const prices = texts.flat().flatMap(({ text }) => (text.startsWith('₹') ? [text.trim()] : []));
  expect(prices.sort()).toEqual(items.map(({ price }) => price));
  expect(Math.min(...texts.flat().map(({ size }) => size))).toBeGreaterThanOrEqual(8.5);
});

it('the price board breaks long words before they reach the price', async () => {
  const description = 'തിരുവനന്തപുരത്തെപാലൊഴിച്ചസർബത്തുകടയിൽനിന്നുള്ള';
  const item = { name: 'W'.repeat(40), description, facts: '', price: '₹100' };
  const texts = (await printedTexts(toPdf(board([item])).data)).flat();
  const price = texts.find(({ text }) => text === item.price);
  const words = texts.filter(({ text }) => (item.name + description).includes(text));
  expect(words.length).toBeGreaterThan(2);
  for (const { left, width } of words) expect(left + width).toBeLessThan(price?.left ?? 0);
});

it.each([true, false])('a share image (home: %s) has its heading, note, names and place', async (isHome) => {
  const { data, ...rest } = shareImage({ lines: ['Open', 'your', 'own counter'] });
  const { pages } = await readPdf(toPdf({ ...rest, data: { ...data, isHome, note: '2.5 lakhs' } }).data);
  for (const words of ['Open', 'your', 'own counter', 'Milk Sarbath', 'Manacaud', 'ർ', isHome ? '' : '2.5 lakhs'])
    expect(pages.join(' ')).toContain(words);
});
