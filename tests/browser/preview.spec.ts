import { layoutIssues } from '../../src/publish/text-boxes.ts';
import { parseHtml } from '../support/built-pages.ts';
import { PREVIEW_ENV } from '../support/fixture.ts';
import { expect, expectHydrated, PAGES, test } from './fixtures.ts';

/** The preview: under a base path, with long words in both scripts up to every limit. */
const base = new URL(PREVIEW_ENV.SITE_URL).pathname;

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
  test(`${route} keeps long texts apart, and marks Malayalam`, async ({ page }) => {
    const response = await page.goto(route === '/' ? base : base + route);
    expect(response?.status()).toBe(200);
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
