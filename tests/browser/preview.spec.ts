import type { Page } from '@playwright/test';
import { layoutIssues } from '../../src/publish/text-boxes.ts';
import { parseHtml } from '../support/built-pages.ts';
import { PREVIEW_ENV } from '../support/fixture.ts';
import { expect, expectHydrated, PAGES, test } from './fixtures.ts';

/** The preview: under a base path, with long words in both scripts up to every limit. */
const base = new URL(PREVIEW_ENV.SITE_URL).pathname;

/** Malayalam texts with the height of their letters and of their lines. */
const linesOfMalayalam = (page: Page) =>
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

/** Malayalam words without `lang` that screen readers read out (WCAG 3.1.2). */
const unmarked = (html: string) =>
  [...parseHtml(html).querySelectorAll('body *:not(script, style)')]
    .filter((element) => !element.closest('[lang="ml"], [aria-hidden="true"]'))
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeName, textContent }) => nodeName === '#text' && /\p{Script=Malayalam}/u.test(textContent ?? ''))
    .map(({ textContent }) => textContent?.trim());

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The notices on every page have Malayalam words too.
for (const route of PAGES) {
  test(`${route} keeps its texts apart, and its lines leave room for the marks of Malayalam`, async ({ page }) => {
    const font = page.waitForRequest(/anek-malayalam\./);
    const response = await page.goto(route === '/' ? base : base + route);
    expect(response?.status()).toBe(200);
    await font;
    await page.evaluate(() => document.fonts.ready);
    const lines = await linesOfMalayalam(page);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ ink, line }) => ink > line)).toEqual([]);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutIssues(page), `${width}`).toEqual([]);
    }
    // Islands mark the Malayalam words that they render.
    const island = page.locator('astro-island');
    if ((await island.count()) > 0) {
      await island.locator('button, input, table').first().hover();
      await expectHydrated(page);
    }
    expect(unmarked(await page.content())).toEqual([]);
  });
}
