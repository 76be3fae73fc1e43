import type { Page } from '@playwright/test';
import { type StaticServer, serve } from '../../src/publish/serve.ts';
import { VARIANTS, variantSite } from '../support/variants.ts';
import { expect, PAGES, test } from './fixtures.ts';

/** Loads a page and returns whether it requested the Malayalam font. */
async function requestsFont(page: Page, url: string): Promise<boolean> {
  let requested = false;
  page.on('request', (request) => {
    requested ||= /anek-malayalam\./.test(request.url());
  });
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  return requested;
}

/** Malayalam text on the page: how tall its letters with their marks are, and how far apart its lines. */
const malayalam = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('This browser has no canvas.');
    const found: { text: string; ink: number; line: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode;
      const words = walker.currentNode.textContent?.match(/\p{Script=Malayalam}+/gu);
      if (!words || !parentElement?.checkVisibility() || parentElement.closest('script, style')) continue;
      const { fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(parentElement);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const sizes = words.map((word) => context.measureText(word));
      const ascent = Math.max(...sizes.map((size) => size.actualBoundingBoxAscent));
      const descent = Math.max(...sizes.map((size) => size.actualBoundingBoxDescent));
      found.push({ text: words.join(' '), ink: ascent + descent, line: Number.parseFloat(lineHeight) });
    }
    return found;
  });

for (const route of PAGES) {
  test(`${route} does not request the Malayalam font, as it has no such text`, async ({ page }) => {
    expect(await requestsFont(page, route)).toBe(false);
    expect(await malayalam(page)).toEqual([]);
  });
}

test.describe('with Malayalam in the content', () => {
  // The site is of another origin than the fixture's.
  test.use({ blockThirdParties: false });
  const base = new URL(VARIANTS.extremes.env.SITE_URL).pathname;
  let site: StaticServer;
  test.beforeAll(async () => {
    site = await serve({ root: variantSite('extremes'), base });
  });
  test.afterAll(() => site.close());

  for (const route of ['/products', '/about', '/gallery', '/franchise']) {
    test(`${route} requests the font, and its lines leave room for the marks`, async ({ page }) => {
      expect(await requestsFont(page, `${site.origin}${base}${route}`)).toBe(true);
      const lines = await malayalam(page);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter(({ ink, line }) => ink > line)).toEqual([]);
    });
  }
});
