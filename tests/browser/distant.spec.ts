import type { Page } from '@playwright/test';
import { DESK, expect, fetchedPictures, PHONE, test } from './fixtures.ts';

/** How far to the left of where they belong the distant pictures are, in pixels. */
const displaced = (page: Page) =>
  page
    .locator('.distant img:not([popover] img)')
    .evaluateAll((pictures) => [
      ...new Set(
        pictures.filter((picture) => picture.checkVisibility()).map((picture) => getComputedStyle(picture).translate),
      ),
    ]);

test.describe('on phones, in browsers with triggers', () => {
  test.use({ viewport: PHONE });
  test.beforeEach(async ({ page }) => {
    await page.goto('/404');
    test.skip(!(await page.evaluate(() => CSS.supports('animation-trigger: --near play-once'))), 'no triggers');
  });

  for (const [route, name] of [
    ['/about', 'story-street'],
    ['/gallery', 'interior-counter'],
    ['/contact', 'map'],
    ['/register', 'shop'],
  ] as const) {
    test(`${route} fetches ${name} once the page is scrolled, and keeps it`, async ({ page }) => {
      const names = fetchedPictures(page);
      await page.goto(route, { waitUntil: 'networkidle' });
      expect(names).not.toContain(name);
      await page.mouse.wheel(0, 40);
      await expect.poll(() => names).toContain(name);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await displaced(page)).toEqual(['0px']);
    });
  }

  test('a distant picture that is on the screen is there without scrolling', async ({ page }) => {
    await page.setViewportSize({ width: PHONE.width, height: 8000 });
    await page.goto('/gallery');
    await expect.poll(() => displaced(page)).toEqual(['0px']);
  });

  test('who reads the first screen for five seconds has the next pictures by then', async ({ page }) => {
    const names = fetchedPictures(page);
    await page.goto('/gallery', { waitUntil: 'networkidle' });
    expect(names).not.toContain('interior-counter');
    await expect.poll(() => names, { timeout: 10_000 }).toContain('interior-counter');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('who comes in the middle of the page sees what is around them', async ({ page }) => {
    await page.goto('/gallery#happy-customers');
    await expect.poll(() => displaced(page)).toEqual(['0px']);
  });

  test('screen readers find distant pictures before they are fetched', async ({ page }) => {
    await page.goto('/gallery');
    expect(await displaced(page)).toEqual(['-9999px']);
    await expect(page.getByRole('region', { name: 'Happy Customers' }).getByRole('img')).toHaveCount(3);
  });

  test('a frame opens large with its picture in it, by key and without a scroll before', async ({ page }) => {
    await page.goto('/gallery');
    const frame = page.locator('.distant figure button').last();
    await frame.focus();
    await page.keyboard.press('Enter');
    const large = page.locator('.enlarged:popover-open img');
    await expect(large).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => large.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  });

  test('a phone that is turned shows the pictures at once', async ({ page }) => {
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await page.goto('/gallery');
    await page.mouse.wheel(0, 900);
    await page.setViewportSize(PHONE);
    await expect.poll(() => displaced(page)).toEqual(['0px']);
  });

  for (const [what, media] of [
    ['paper', { media: 'print' }],
    ['less motion', { reducedMotion: 'reduce' }],
  ] as const) {
    test(`${what} has every picture in its place`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto('/gallery');
      expect(await displaced(page)).toEqual(['none']);
    });
  }
});

test('wide screens leave lazy pictures to the browser', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/gallery');
  expect(await displaced(page)).toEqual(['none']);
});
