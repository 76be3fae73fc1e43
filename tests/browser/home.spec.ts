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

test('no first line of the sign runs under the Malayalam', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const word of ['The', 'Heavenly'])
      expect(
        await page.getByRole('heading', { level: 1 }).evaluate((heading, text) => {
          const [first, malayalam] = [heading.querySelector('span'), heading.querySelector('[lang=ml]')];
          if (first) first.textContent = text;
          const range = document.createRange();
          const edges = [first, malayalam].map((part) => {
            range.selectNodeContents(part as Node);
            return range.getBoundingClientRect();
          });
          return [edges[0]?.right ?? 0, edges[1]?.left ?? 0, edges[1]?.right ?? 0, innerWidth].every(
            (edge, index, all) => index === 0 || edge >= (all[index - 1] ?? 0),
          );
        }, word),
        `${word} at ${width}`,
      ).toBe(true);
  }
});
