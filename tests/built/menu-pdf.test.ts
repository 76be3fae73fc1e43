import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { readPdf } from '../support/pdf.ts';
import { entry, pageOf } from './content.ts';

it('/menu.pdf is one A4 page with the names and prices of /products, and where and when the shop is open', async () => {
  const file = readFileSync(join(FIXTURE_SITE, 'menu.pdf'));
  expect(file.includes('pdfuaid'), 'conforms to PDF/UA').toBe(true);
  const { pages, sizes, tags } = await readPdf(file);
  expect(sizes.map(([width, height]) => [Math.round(width), Math.round(height)])).toEqual([[595, 842]]);
  expect(tags).toContain('H1');
  const cards = [...pageOf(builtPages(FIXTURE_SITE), '/products').document.querySelectorAll('.menu-card')];
  expect(cards.length).toBeGreaterThan(3);
  const text = pages.join(' ').replace(/\s+/g, ' ');
  const [site, page] = [entry('site/index.md'), entry('pages/products.md')];
  const foot = `${site['name']} Manacaud, Trivandrum, Kerala 695009 · ${site['phone']} Every day, 10 am to 10 pm`;
  for (const words of [page['heading'].join(' '), foot]) expect(text).toContain(words);
  const wordsOf = (card: Element | undefined, part: string) => card?.querySelector(part)?.textContent?.trim() ?? '';
  for (const [category, [first]] of Map.groupBy(cards, (card) => wordsOf(card, '.category')))
    expect(text).toContain(`${category} ${wordsOf(first, 'h2')}`);
  for (const card of cards) {
    const [name, price] = [wordsOf(card, 'h2'), wordsOf(card, '.price')];
    expect(price).toMatch(/^₹\d/);
    expect(text).toContain(`${name} ${wordsOf(card, '.description')}`);
    // The next price after a name belongs to it.
    expect(/₹[\d,]+/.exec(text.slice(text.indexOf(name)))?.[0], name).toBe(price);
  }
});
