import { NAVIGATION } from '../../src/routes.ts';
import { DESK, expect, test } from './fixtures.ts';

test('the round buttons are above the fold at 1440 × 900', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  const buttons = page.getByRole('main').getByRole('navigation', { name: 'Main' }).locator('.medallion');
  await expect(buttons).toHaveCount(NAVIGATION.length);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 0.9 });
});
