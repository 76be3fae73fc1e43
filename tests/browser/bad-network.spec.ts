import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.describe('where no script file can be fetched', () => {
  test.use({ expectedErrors: [/Failed to fetch|ERR_FAILED|Failed to load/] });
  test.beforeEach(({ page }) => page.route('**/*.js*', (route) => route.abort('failed')));
  const failed = (page: Page) => expect(page.locator('astro-island')).toHaveAttribute('data-failed');

  test('the reviews are a row to scroll, without buttons that do nothing', async ({ page }) => {
    await page.goto('/reviews');
    await failed(page);
    await expect(page.getByText('reload the page')).toBeVisible();
    await expect(page.getByRole('button', { name: /Pause|Next|Previous/ })).toHaveCount(0);
    const last = page.locator('[aria-roledescription=slide]').last();
    await last.evaluate((slide) => slide.scrollIntoView({ behavior: 'instant', inline: 'start' }));
    await expect(last).toBeInViewport();
  });

  test('the search says so, and the next event tries again', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('searchbox').focus();
    await expect(page.getByText('reload the page')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products$/);
    for (const card of await page.locator('.menu-card').all()) await expect(card).toBeVisible();
    await page.unrouteAll();
    await page.keyboard.type('boba');
    await expect(page.getByRole('heading', { level: 2, name: 'Khus Sarbath' })).toBeHidden();
    await expect(page.getByText('reload the page')).toBeHidden();
  });

  for (const route of ['/register', '/contact']) {
    test(`${route} offers chat, email and call instead of its button, and keeps what was typed`, async ({ page }) => {
      await page.goto(route);
      await page.getByLabel('Name').fill('Anitha');
      await expect(page.locator('[data-failed]')).toHaveCount(1);
      await expect(page.locator('form').getByRole('button')).toHaveCount(0);
      await expect(page.getByText('Reload the page, or reach us here.')).toBeVisible();
      await expect(page.locator('.without-code').getByRole('link')).toHaveCount(3);
      await page.getByLabel('Name').press('Enter');
      await expect(page.getByLabel('Name')).toHaveValue('Anitha');
      await expect(page).toHaveURL(new RegExp(`${route}$`));
    });
  }

  test('the costs are all there, as drawing and as table', async ({ page }) => {
    await page.goto('/franchise');
    await page.locator('.donut path').first().hover();
    await failed(page);
    await expect(page.getByText('reload the page')).toBeVisible();
    const costs = page.locator('.investment tbody tr').filter({ hasText: '₹' });
    expect(await page.locator('.donut path').count()).toBe(await costs.count());
    await expect(page.locator('.investment tfoot')).toContainText('₹');
  });
});
