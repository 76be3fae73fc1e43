import type { Locator } from '@playwright/test';
import { violationsOn } from '../../src/publish/axe.ts';
import { DESK, expect, PHONE, test } from './fixtures.ts';

test('an image opens large by mouse and by key, with its caption, and returns the focus', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/gallery');
  const opener = page.getByRole('button', { name: 'Enlarge: The back shelf' });
  const large = page.getByRole('dialog', { name: 'The back shelf. Every syrup from one kitchen.' });
  const width = (image: Locator) => image.evaluate((one) => one.clientWidth);
  // The first image of a group is larger than the others.
  const small = await width(page.getByRole('button', { name: 'Enlarge: Two chairs' }).locator('img'));
  await opener.press('Enter');
  await expect(large).toHaveAttribute('aria-modal', 'true');
  await expect(large.getByRole('img')).toHaveAttribute('alt', /pouring sarbath/);
  await expect(large.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await width(large.getByRole('img'))).toBeGreaterThan(2 * small);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => large.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await close();
    await expect(large).toBeHidden();
    await opener.click();
    await expect(large).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('neither wheel nor Tab reaches the page behind an enlarged image', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Enlarge: The corner shop' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  // Scrolling by wheel starts a few frames later.
  const top = () => page.evaluate(() => new Promise((seen) => setTimeout(() => seen(scrollY), 300)));
  const before = await top();
  await page.mouse.wheel(0, 300);
  expect(await top()).toBe(before);
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('.enlarged'),
    );
    expect(isOutside).toBe(false);
  }
});

test('an enlarged image with Close and caption fits a phone held sideways and upright', async ({ page }) => {
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Enlarge: The corner shop' }).click();
  const dialog = page.getByRole('dialog');
  const parts = [dialog.getByRole('button', { name: 'Close' }), dialog.getByRole('img'), dialog.locator('p')];
  for (const [width, height] of [
    [844, 390],
    [320, 640],
    [360, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect(await violationsOn(page)).toEqual([]);
});

test('on phones a group scrolls sideways, and Tab brings its images into view', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/gallery');
  const row = page.getByRole('region', { name: 'Store Interiors' }).getByRole('list');
  await expect(row).toHaveCSS('scroll-snap-type', 'x mandatory');
  const frames = row.getByRole('button');
  await frames.first().focus();
  for (const reached of [1, 2]) {
    await page.keyboard.press('Tab');
    await expect(frames.nth(reached)).toBeFocused();
    await expect(frames.nth(reached)).toBeInViewport({ ratio: 1 });
  }
});
