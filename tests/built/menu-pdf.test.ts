import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtPages } from '../../src/publish/built-site.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { readPdf } from '../support/pdf.ts';
import { pageOf } from './content.ts';

it('/menu.pdf is one A4 page with the names and prices of /products, and where and when the shop is open', async () => {
  const file = readFileSync(join(FIXTURE_SITE, 'menu.pdf'));
  expect(file.includes('pdfuaid'), 'conforms to PDF/UA').toBe(true);
  const { pages, sizes, tags } = await readPdf(file);
  expect(sizes.map(([width, height]) => [Math.round(width), Math.round(height)])).toEqual([[595, 842]]);
  expect(tags).toContain('H1');
  const cards = [...pageOf(builtPages(FIXTURE_SITE), '/products').document.querySelectorAll('.menu-card')];
  expect(cards.length).toBeGreaterThan(3);
  const text = pages.join(' ').replace(/\s+/g, ' ');
  for (const words of ['Every day, 10 am to 10 pm', 'Trivandrum, Kerala 695009', '+91 00000 00000', '2,000 kcal'])
    expect(text).toContain(words);
  for (const card of cards) {
    const name = card.querySelector('h2')?.textContent?.trim() ?? '';
    const price = card.querySelector('.price')?.textContent?.trim() ?? '';
    expect(price).toMatch(/^₹\d/);
    // Of the words between a name and the next price, all belong to its own row.
    expect(/₹[\d,]+/.exec(text.slice(text.indexOf(name)))?.[0], name).toBe(price);
  }
});
