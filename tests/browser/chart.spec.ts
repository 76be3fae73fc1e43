import type { Page } from '@playwright/test';
import { DESK, expect, isTaken, PHONE, test } from './fixtures.ts';

const slices = (page: Page) => page.locator('.donut path');
const rows = (page: Page) => page.locator('.investment tbody tr');
const centre = (page: Page) => page.locator('.donut .centre');

/** Expects that only the slice and row of one cost are highlighted. */
async function expectLit(page: Page, item: number | undefined) {
  for (const all of [slices(page), rows(page)]) {
    for (const [index, one] of (await all.all()).entries()) {
      if (index === item) await expect(one).toHaveAttribute('data-active', 'true');
      else await expect(one).not.toHaveAttribute('data-active', /.*/);
    }
  }
}

/** A point in the coloured part of a slice. */
async function onSlice(page: Page, index: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('.donut .share').nth(index).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 4 };
}

test('pointing highlights slice and row, and shows rupees and share', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/franchise');
  await slices(page).nth(1).scrollIntoViewIfNeeded();
  const { x, y } = await onSlice(page, 1);
  await page.mouse.move(x, y);
  await expectLit(page, 1);
  await expect(centre(page)).toHaveText('₹75,000Interior · 24%');
  await rows(page).nth(3).hover();
  await expectLit(page, 3);
  await expect(centre(page)).toHaveText('₹40,000Equipment · 13%');
  await page.mouse.move(2, 2);
  await expectLit(page, undefined);
  await expect(centre(page)).toHaveText('₹3,10,000in all');
});

test('arrow keys move between slices, Tab leaves, Escape clears', async ({ page }) => {
  await page.goto('/franchise');
  await expect(page.locator('.donut svg')).toHaveAccessibleDescription(/arrow keys/);
  await slices(page).first().focus();
  await expectLit(page, 0);
  await page.keyboard.press('ArrowRight');
  await expect(slices(page).nth(1)).toBeFocused();
  await expectLit(page, 1);
  await expect(page.locator('.donut')).toMatchAriaSnapshot({ name: 'chart-second.aria.yml' });
  await page.keyboard.press('Escape');
  await expectLit(page, undefined);
  await page.keyboard.press('Tab');
  await expect(page.locator('.model').getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(slices(page).nth(1)).toBeFocused();
  await expectLit(page, 1);
  await page.keyboard.press('Tab');
  await expectLit(page, undefined);
});

test('a clicked row is highlighted and leaves the keys to the page', async ({ page }) => {
  await page.goto('/franchise');
  await rows(page).nth(3).click();
  await expectLit(page, 3);
  for (const key of ['ArrowDown', 'Home', 'End']) expect(await isTaken(rows(page).nth(3), key)).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
});

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a tap on a slice or a row highlights both, a swipe none', async ({ page }) => {
    await page.goto('/franchise');
    const chart = page.locator('.donut svg');
    await chart.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y } = await onSlice(page, 0);
    await page.touchscreen.tap(x, y);
    await expectLit(page, 0);
    await rows(page).nth(4).tap();
    await expectLit(page, 4);
    await expect(centre(page)).toHaveText('₹20,000Stock · 6%');
    // A finger that passes over while the page scrolls.
    await slices(page).nth(1).dispatchEvent('pointerover', { pointerType: 'touch' });
    await expectLit(page, 4);
  });
});
