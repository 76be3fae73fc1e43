import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

for (const [route, chat] of [
  ['/register', 'https://wa.me/910000000000?text=Franchise%20enquiry'],
  ['/contact', 'https://wa.me/910000000000?text=Message%20from%20the%20website'],
] as const) {
  test(`without script ${route} offers chat, email and call instead of its button`, async ({ noScript }) => {
    await noScript.goto(route);
    await expect(noScript.locator('main form').getByRole('button')).toHaveCount(0);
    const ways = noScript.locator('.without-script').getByRole('link');
    await expect(ways).toHaveText(['Send on WhatsApp', 'Send by email', 'Call +91 00000 00000']);
    await expect(ways.first()).toHaveAttribute('href', chat);
    const email = /^mailto:hello@example.com\?subject=/;
    await expect(ways.nth(1)).toHaveAttribute('href', email);
  });
}

test.describe('when no script file loads', () => {
  test.use({ expectedErrors: [/Failed to fetch|ERR_FAILED|Failed to load/] });
  test.beforeEach(({ page }) => page.route('**/*.js*', (route) => route.abort('failed')));
  const failed = (page: Page) => expect(page.locator('astro-island')).toHaveAttribute('data-failed');

  test('the reviews are a row that scrolls, without idle buttons', async ({ page }) => {
    await page.goto('/reviews');
    await failed(page);
    await expect(page.getByText('reload the page')).toBeVisible();
    await expect(page.getByRole('button', { name: /Pause|Next|Previous/ })).toHaveCount(0);
    const last = page.locator('[aria-roledescription=slide]').last();
    await last.evaluate((slide) => slide.scrollIntoView({ behavior: 'instant', inline: 'start' }));
    await expect(last).toBeInViewport();
  });

  test('the search says so, and tries again at the next event', async ({ page }) => {
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
      await expect(page.locator('.without-script').getByRole('link')).toHaveCount(3);
      await page.getByLabel('Name').press('Enter');
      await expect(page.getByLabel('Name')).toHaveValue('Anitha');
      await expect(page).toHaveURL(new RegExp(`${route}$`));
    });
  }

  test('the costs are readable as chart and table', async ({ page }) => {
    await page.goto('/franchise');
    await page.locator('.donut path').first().hover();
    await failed(page);
    await expect(page.getByText('reload the page')).toBeVisible();
    const costs = page.locator('.investment tbody tr').filter({ hasText: '₹' });
    expect(await page.locator('.donut path').count()).toBe(await costs.count());
    await expect(page.locator('.investment tfoot')).toContainText('₹');
  });
});
