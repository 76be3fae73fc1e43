import { layoutIssues } from '../../src/publish/text-boxes.ts';
import { PREVIEW_ENV } from '../support/fixture.ts';
import { expect, linesOfMalayalam, PAGES, test } from './fixtures.ts';

/** A preview of the fixture under a base path, with long words in both scripts up to every limit. */
const base = new URL(PREVIEW_ENV.SITE_URL).pathname;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of PAGES) {
  test(`${route} keeps its texts apart, without page errors`, async ({ page }) => {
    const response = await page.goto(route === '/' ? base : base + route);
    expect(response?.status()).toBe(200);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutIssues(page), `${width}`).toEqual([]);
    }
  });
}

for (const route of ['/products', '/about', '/gallery', '/franchise']) {
  test(`${route} requests the Malayalam font, and its lines leave room for the marks`, async ({ page }) => {
    const font = page.waitForRequest(/anek-malayalam\./);
    await page.goto(base + route);
    await font;
    await page.evaluate(() => document.fonts.ready);
    const lines = await linesOfMalayalam(page);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ ink, line }) => ink > line)).toEqual([]);
  });
}
