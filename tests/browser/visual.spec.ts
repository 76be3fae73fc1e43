import { DESK, expect, PHONE, ROUTES, test } from './fixtures.ts';

/** What floats over the page, and the line with the year. The pages' policy lets no inline style in, but this. */
const STILL = `
  .floating, .ground { visibility: hidden }
  @media (max-width: 1100px) { header nav { visibility: hidden } }
`;

/**
 * Pictures of all nine pages against those in tests/browser/visual. Pixels may differ a little, since Chromium's
 * releases draw letters differently. When a change is meant: `npm run test:visual:update`, and look at the pictures.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of ROUTES) {
  for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
    test(`${route} looks on a ${device} as it did`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(route);
      await page.evaluate(async (css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
        for (const picture of document.images) picture.loading = 'eager';
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
        await document.fonts.ready;
      }, STILL);
      // Pages may end a few pixels higher or lower; a picture of another size would count as wholly different.
      const height = await page.evaluate(() => Math.floor(document.documentElement.scrollHeight / 50) * 50);
      const name = route === '/' ? 'home' : route.slice(1).replace('no-such-page', '404');
      await expect(page).toHaveScreenshot(`${name}-${viewport.width}.png`, {
        fullPage: true,
        clip: { x: 0, y: 0, width: viewport.width, height },
        animations: 'disabled',
        // Playwright hides the caret with an inline style, which the policy refuses.
        caret: 'initial',
        maxDiffPixelRatio: 0.02,
        threshold: 0.3,
        timeout: 15_000,
      });
    });
  }
}
