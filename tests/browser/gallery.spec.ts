import { violationsOn } from '../../src/publish/axe.ts';
import { DESK, expect, PHONE, test } from './fixtures.ts';

test('an image opens large by mouse and by key, with its caption, and returns the focus', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/gallery');
  const opener = page.getByRole('button', { name: 'Enlarge: The back shelf' });
  const large = page.getByRole('dialog', { name: 'The back shelf. Every syrup from one kitchen.' });
  // The first of a group hangs larger than the others.
  const small = await page
    .getByRole('button', { name: 'Enlarge: Two chairs' })
    .locator('img')
    .evaluate((image) => image.clientWidth);
  for (const open of [() => opener.click(), () => opener.press('Enter')]) {
    await open();
    await expect(large).toHaveAttribute('aria-modal', 'true');
    await expect(large.getByRole('img')).toHaveAttribute('alt', /pouring sarbath/);
    await expect(large.getByRole('button', { name: 'Close' })).toBeFocused();
    const width = await large.getByRole('img').evaluate((image) => image.clientWidth);
    expect(width).toBeGreaterThan(2 * small);
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(large).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(5, 5);
  await expect(large).toBeHidden();
});

test('neither wheel nor key reaches the page behind an enlarged image, until it is closed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Enlarge: The corner shop' }).press('Enter');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  // A wheel takes effect some frames later.
  const top = () => page.evaluate(() => new Promise((seen) => setTimeout(() => seen(scrollY), 300)));
  const before = await top();
  await page.mouse.wheel(0, 300);
  expect(await top()).toBe(before);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => document.activeElement?.closest('.enlarged, body')?.classList[0]);
    expect(['enlarged', 'inside'], 'in the dialog, or in the browser’s own toolbar').toContain(focused);
    if (focused === 'inside') expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  }
  await close.click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Enlarge: / }).nth(1)).toBeFocused();
});

test('large images are not fetched before they are opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/gallery');
  const large = await page
    .locator('[popover] source')
    .evaluateAll((sources) =>
      sources.flatMap((source) => (source as HTMLSourceElement).srcset.split(', ').map((one) => one.split(' ')[0])),
    );
  expect(large).toHaveLength(24);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const fetched = () => asked.filter((url) => large.includes(new URL(url).pathname));
  expect(fetched()).toEqual([]);
  await page.getByRole('button', { name: 'Enlarge: The pour' }).click();
  await expect.poll(() => fetched().length).toBeGreaterThan(0);
  expect(fetched()).toHaveLength(1);
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

test('on phones a group is swiped sideways, and its images are reached by key', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/gallery');
  const row = page.getByRole('region', { name: 'Store Interiors' }).getByRole('list');
  await expect(row).toHaveCSS('scroll-snap-type', 'x mandatory');
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  const frames = row.getByRole('button');
  await frames.first().focus();
  for (const [key, reached] of [
    ['Tab', 1],
    ['Tab', 2],
    ['Shift+Tab', 1],
    ['Shift+Tab', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(frames.nth(reached)).toBeFocused();
    await expect(frames.nth(reached)).toBeInViewport({ ratio: 1 });
  }
});

test('the prints swing by how far they have come into view', async ({ page }) => {
  await page.goto('/gallery');
  const timelines = await page
    .locator('.gallery-group li')
    .evaluateAll((prints) => prints.map((print) => print.getAnimations().map(({ timeline }) => String(timeline))));
  expect(timelines.length).toBeGreaterThan(0);
  expect(new Set(timelines.flat())).toEqual(new Set(['[object ViewTimeline]']));
});
