import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from '../support/compare-screenshots.ts';
import { DESK, expect, PHONE, ROUTES, test } from './fixtures.ts';

/** Hides fixed elements and the line with the year. Adopted stylesheets are exempt from the policy. */
const STILL = `
  .floating, .footer-base { visibility: hidden }
  @media (max-width: 1100px) { header nav { visibility: hidden } }
`;

/**
 * Screenshots of all nine pages, compared with those in tests/browser/visual. Antialiasing and a few pixels
 * of vertical offset may differ, as between releases of Chromium. After an intended change run
 * `npm run test:visual:update`, and look at the screenshots.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Number of differences that a failure lists. */
const SHOWN = 12;

for (const route of ROUTES) {
  for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
    test(`${route} looks on a ${device} as it did`, async ({ page }, info) => {
      await page.setViewportSize(viewport);
      await page.goto(route);
      // The carousel hydrates by itself, which changes its button.
      if (route === '/reviews') await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
      await page.evaluate(async (css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
      }, STILL);
      // Playwright hides the caret with an inline style, which the policy refuses.
      const actual = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'initial' });
      const name = `${route === '/' ? 'home' : route.slice(1).replace('no-such-page', '404')}-${viewport.width}.png`;
      const reference = join(import.meta.dirname, 'visual', name);
      if (['all', 'changed'].includes(info.config.updateSnapshots)) return writeFileSync(reference, actual);
      await info.attach(name, { body: actual, contentType: 'image/png' });
      const { places, height } = await compare(actual, readFileSync(reference));
      expect(Math.abs(height), `pixels by which ${name} differs in height`).toBeLessThanOrEqual(24);
      return expect(places.slice(0, SHOWN), `of ${places.length} squares of ${name} that look different`).toEqual([]);
    });
  }
}
