import { DESK, expect, expectStill, nameOf, PHONE, ROUTES, test } from './fixtures.ts';

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
  test(`${route} looks as it did`, async ({ page }) => {
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await page.goto(route);
      await expectStill(page);
      await page.evaluate(async (css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
      }, STILL);
      // Playwright hides the caret with an inline style, which the policy refuses.
      const screenshot = { fullPage: true, caret: 'initial' } as const;
      await expect.soft(page).toHaveScreenshot(`${nameOf(route)}-${viewport.width}.png`, screenshot);
    }
  });
}
