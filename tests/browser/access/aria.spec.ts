import type { Page } from '@playwright/test';
import { expect, PAGES, ROUTES, test } from '../fixtures.ts';

// A carousel that rests.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * What screen readers are told: names, roles and their order, beside those in tests/browser/access/aria. After an intended
 * change: `npm run build:fixture && npx playwright test aria --update-snapshots`, and read the difference.
 */
for (const route of ROUTES) {
  test(`${route} tells screen readers what it did`, async ({ page }) => {
    await page.goto(route);
    if (route === '/reviews') await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
    const name = route === '/' ? 'home' : route.slice(1).replace('no-such-page', '404');
    // Header and footer are the same on every page; PAGES[1] has them too, as home has a header of its own.
    const isWhole = PAGES.indexOf(route) < 2;
    await expect(page.locator(isWhole ? 'body' : 'main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

const STATES: Readonly<Record<string, readonly [route: string, use: (page: Page) => Promise<void>]>> = {
  'search-empty': ['/products', (page) => page.getByRole('searchbox').fill('lassi')],
  'carousel-second': ['/reviews', (page) => page.getByRole('button', { name: 'Next review' }).click()],
  'chart-second': [
    '/franchise',
    async (page) => {
      await page.locator('.donut path').first().press('ArrowRight');
      await expect(page.locator('.donut path').nth(1)).toBeFocused();
    },
  ],
  'enquiry-errors': ['/register', (page) => page.locator('main form [type=submit]').click()],
};
for (const [name, [route, use]] of Object.entries(STATES)) {
  test(`the island tells screen readers what it did: ${name}`, async ({ page }) => {
    await page.goto(route);
    await use(page);
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
    await expect(page.locator('astro-island')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
