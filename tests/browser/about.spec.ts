import { expect, PHONE, test } from './fixtures.ts';

test('photos are small files in modern formats, with room kept for them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  const photos = page.locator('main picture');
  await expect(photos).toHaveCount(4);
  for (const photo of await photos.all()) {
    await expect(photo.locator('source[type="image/avif"]')).toHaveAttribute('sizes', /px|vw/);
    const image = photo.locator('img');
    await expect(image).toHaveAttribute('width', /^\d+$/);
    await expect(image).toHaveAttribute('height', /^\d+$/);
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/\.avif$/);
  }
});
