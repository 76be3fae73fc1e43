import { DESK, expect, PHONE, ROUTES, test } from './fixtures.ts';

/** Hides fixed elements and the line with the year. Adopted stylesheets are exempt from the policy. */
const STILL = `
  .floating, .footer-base { visibility: hidden }
  @media (max-width: 1100px) { header nav { visibility: hidden } }
`;

/**
 * Screenshots of all nine pages beside those in tests/browser/visual. After an intended change:
 * `npm run build:fixture && npx playwright test visual --update-snapshots`, and look at the screenshots.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of ROUTES) {
  for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
    test(`${route} looks on a ${device} as it did`, async ({ page }) => {
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
      const name = route === '/' ? 'home' : route.slice(1).replace('no-such-page', '404');
      // Playwright hides the caret with an inline style, which the policy refuses.
      await expect(page).toHaveScreenshot(`${name}-${viewport.width}.png`, { fullPage: true, caret: 'initial' });
    });
  }
}
