import { layoutIssues } from '../../src/publish/text-boxes.ts';
import { NAVIGATION } from '../../src/routes.ts';
import { DESK, expect, PHONE, test } from './fixtures.ts';

test('the round buttons are above the fold at 1440 × 900', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  const buttons = page.getByRole('main').getByRole('navigation', { name: 'Main' }).locator('.medallion');
  await expect(buttons).toHaveCount(NAVIGATION.length);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 0.9 });
});

test('the Malayalam beside the headline leaves room for a short and a long first line', async ({ page }) => {
  await page.goto('/');
  const firstLine = page.getByRole('heading', { level: 1 }).locator('span').first();
  for (const width of [320, PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const word of ['The', 'Heavenly']) {
      await firstLine.evaluate((line, text) => {
        line.textContent = text;
      }, word);
      expect(await layoutIssues(page), `${word} at ${width}`).toEqual([]);
    }
  }
});
