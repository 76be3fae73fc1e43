import { expect, test } from './fixtures.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('the franchise page prints every answer', async ({ page }) => {
  await page.goto('/franchise');
  for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible();
  await expect(page.getByText('₹3,10,000').first()).toBeVisible();
  for (const answer of await page.locator('dl dd').all()) await expect(answer).toBeVisible();
});

test('only what the search has found is printed', async ({ page }) => {
  await page.goto('/products?category=premium');
  const items = page.getByRole('list', { name: 'Menu' }).getByRole('listitem');
  await expect(items.filter({ visible: true })).toHaveCount(2);
});

test('drawings that stand on an edge of the screen are not printed', async ({ page }) => {
  // A4 at 96 pixels an inch.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/contact');
  await expect(page.locator('main :is(.drawing, .step)')).toHaveCount(2);
  await expect(page.locator('main :is(.drawing, .step)').filter({ visible: true })).toHaveCount(0);
});
