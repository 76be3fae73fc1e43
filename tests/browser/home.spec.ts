import { NAVIGATION } from '../../src/routes.ts';
import { DESK, expect, PHONE, test } from './fixtures.ts';

test('the round buttons are above the fold at 1440 × 900', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  const buttons = page.getByRole('main').getByRole('navigation', { name: 'Main' }).locator('.medallion');
  await expect(buttons).toHaveCount(NAVIGATION.length);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 0.9 });
});

test('the glass covers no part of the chat link at any width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, PHONE.width, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const link = page.getByRole('link', { name: 'Chat on WhatsApp' });
    const box = await link.boundingBox();
    await link.click({ trial: true, position: { x: (box?.width ?? 0) - 6, y: (box?.height ?? 0) / 2 } });
  }
});
