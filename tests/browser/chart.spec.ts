import type { Page } from '@playwright/test';
import { DESK, expect, PHONE, preventsDefault, test } from './fixtures.ts';

const slices = (page: Page) => page.locator('.donut path');
const rows = (page: Page) => page.locator('.investment tbody tr');
const centre = (page: Page) => page.locator('.donut .centre');

/** Expects that only the slice and row of one cost are highlighted. */
async function expectHighlighted(page: Page, item: number | undefined) {
  for (const all of [slices(page), rows(page)]) {
    for (const [index, one] of (await all.all()).entries()) {
      if (index === item) await expect(one).toHaveAttribute('data-active', 'true');
      else await expect(one).not.toHaveAttribute('data-active', /.*/);
    }
  }
}

/** A point in the coloured part of a slice. */
async function pointOnSlice(page: Page, index: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('.donut .share').nth(index).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 4 };
}

test('hover highlights slice and row, and shows rupees and share', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/franchise');
  await slices(page).nth(1).scrollIntoViewIfNeeded();
  const { x, y } = await pointOnSlice(page, 1);
  await page.mouse.move(x, y);
  await expectHighlighted(page, 1);
  await expect(centre(page)).toHaveText('₹75,000Interior · 24%');
  await rows(page).nth(3).hover();
  await expectHighlighted(page, 3);
  await expect(centre(page)).toHaveText('₹40,000Equipment · 13%');
  await page.mouse.move(2, 2);
  await expectHighlighted(page, undefined);
  await expect(centre(page)).toHaveText('₹3,10,000in all');
});

test('arrow keys move between slices, Tab leaves, Escape clears', async ({ page }) => {
  await page.goto('/franchise');
  await expect(page.locator('.donut svg')).toHaveAccessibleDescription(/arrow keys/);
  await slices(page).first().focus();
  await expectHighlighted(page, 0);
  await page.keyboard.press('ArrowRight');
  await expect(slices(page).nth(1)).toBeFocused();
  await expectHighlighted(page, 1);
  await expect(page.locator('.donut')).toMatchAriaSnapshot({ name: 'chart-second.aria.yml' });
  await page.keyboard.press('Escape');
  await expectHighlighted(page, undefined);
  await page.keyboard.press('Tab');
  await expect(page.locator('.model').getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(slices(page).nth(1)).toBeFocused();
  await expectHighlighted(page, 1);
  await page.keyboard.press('Tab');
  await expectHighlighted(page, undefined);
});

test('a click highlights a row, and keys still scroll the page', async ({ page }) => {
  await page.goto('/franchise');
  await rows(page).nth(3).click();
  await expectHighlighted(page, 3);
  for (const key of ['ArrowDown', 'Home', 'End']) expect(await preventsDefault(rows(page).nth(3), key)).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
});

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a tap highlights slice and row, a swipe highlights nothing', async ({ page }) => {
    await page.goto('/franchise');
    const chart = page.locator('.donut svg');
    await chart.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y } = await pointOnSlice(page, 0);
    await page.touchscreen.tap(x, y);
    await expectHighlighted(page, 0);
    await rows(page).nth(4).tap();
    await expectHighlighted(page, 4);
    await expect(centre(page)).toHaveText('₹20,000Stock · 6%');
    // A finger that moves across the chart to scroll the page.
    await slices(page).nth(1).dispatchEvent('pointerover', { pointerType: 'touch' });
    await expectHighlighted(page, 4);
  });
});
