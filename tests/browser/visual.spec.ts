import type { Page } from '@playwright/test';
import { DESK, expect, nameOf, PHONE, ROUTES, test, waitForCarousel } from './fixtures.ts';

/** Hides fixed elements and the line with the year, in an adopted style sheet, which the policy exempts. */
const HIDE_FIXED_CSS = `
  .floating, .footer-base { visibility: hidden }
  @media (max-width: 1100px) { header nav { visibility: hidden } }
`;

/**
 * Compares screenshots with those in tests/browser/visual. After an intended change:
 * `npm run build:fixture && npx playwright test visual --update-snapshots=changed`, and look at the screenshots.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Playwright hides the caret with an inline style, which the policy refuses. */
const expectSameLook = (page: Page, name: string, fullPage = false) =>
  expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage, caret: 'initial' });

const loadImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });

for (const route of ROUTES) {
  test(`${route} looks like its references, on a screen and on paper`, async ({ page }) => {
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await page.goto(route);
      await waitForCarousel(page);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, HIDE_FIXED_CSS);
      await loadImages(page);
      await expectSameLook(page, `${nameOf(route)}-${viewport.width}`, true);
    }
    // A4 without its margins.
    await page.setViewportSize({ width: 688, height: 1032 });
    await page.emulateMedia({ media: 'print' });
    await loadImages(page);
    await expectSameLook(page, `${nameOf(route)}-paper`, true);
  });
}

const sendMessage = async (page: Page) => {
  await page.locator('[name=message]').fill('Two, please.');
  await page.locator('.message form [type=submit]').click();
};

/** States in use: the first screen, with fixed elements. */
const STATES: readonly (readonly [
  name: string,
  route: string,
  size: typeof PHONE,
  use: (page: Page) => Promise<unknown>,
])[] = [
  ['search-none', '/products', DESK, (page) => page.getByRole('searchbox').fill('lassi')],
  ['carousel', '/reviews', { width: 1440, height: 1100 }, (page) => page.locator('.controls button').last().click()],
  ['chart', '/franchise', PHONE, (page) => page.locator('.donut path').nth(1).press('ArrowRight')],
  ['question', '/franchise', PHONE, (page) => page.locator('summary').last().click()],
  ['enlarged-phone', '/gallery', PHONE, (page) => page.locator('button[popovertarget]:visible').nth(1).click()],
  ['message', '/contact', PHONE, sendMessage],
  ['skip-link', '/about', DESK, (page) => page.keyboard.press('Tab')],
  ['tablet', '/', { width: 768, height: 1024 }, (page) => page.mouse.move(0, 0)],
  ['forced-colours', '/products', PHONE, (page) => page.emulateMedia({ forcedColors: 'active' })],
];

for (const [name, route, size, use] of STATES) {
  test(`${route} looks like its reference: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(route);
    await waitForCarousel(page);
    await loadImages(page);
    await use(page);
    await expect(page.locator('astro-island[ssr]:not([client=intent])')).toHaveCount(0);
    await expectSameLook(page, name);
  });
}
