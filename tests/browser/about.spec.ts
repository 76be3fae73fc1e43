import { expect, PHONE, test } from './fixtures.ts';

test('the story with its quote and its framed picture', async ({ page }) => {
  await page.goto('/about');
  const story = page.getByRole('region', { name: 'Our story' });
  await expect(story.getByText(/^It began with a push-cart/)).toBeVisible();
  await expect(story.locator('blockquote')).toHaveText(/People asked what the pink drink was/);
  await expect(story.getByRole('img', { name: /sarbath cart on an early Trivandrum street/ })).toBeVisible();
});

test('four numbered pours stand on one slab', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const steps = page.getByRole('region', { name: 'How it is poured' }).getByRole('listitem');
  await expect(steps.locator('h3')).toHaveText(['1. Crushed ice', '2. Nannari syrup', '3. Cold milk', '4. Stir']);
  const feet = await steps
    .locator('img')
    .evaluateAll((glasses) => glasses.map((glass) => Math.round(glass.getBoundingClientRect().bottom)));
  expect(new Set(feet).size).toBe(1);
});

test('a chairman and two co-founders and managing directors, each framed', async ({ page }) => {
  await page.goto('/about');
  const leaders = page.getByRole('region', { name: 'Who runs the counter' }).getByRole('listitem');
  await expect(leaders.locator('p')).toHaveText([
    'Chairman',
    'Co-founder & Managing Director',
    'Co-founder & Managing Director',
  ]);
  for (const leader of await leaders.all()) await expect(leader.getByRole('img')).toHaveAttribute('alt', /\S{3}/);
});

test('three values, a vision and a mission', async ({ page }) => {
  await page.goto('/about');
  const values = page.getByRole('list', { name: 'What we hold to' }).getByRole('heading');
  await expect(values).toHaveText(['Natural ingredients', 'Farm fresh', 'Customer trust']);
  const purposes = page.getByRole('region', { name: 'Vision and mission' }).getByRole('heading');
  await expect(purposes).toHaveText(['Our vision', 'Our mission']);
});

test('photos are small files in modern formats, with room kept for them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  const pictures = page.locator('main picture');
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) {
    await expect(picture.locator('source[type="image/avif"]')).toHaveAttribute('sizes', /px|vw/);
    const image = picture.locator('img');
    await expect(image).toHaveAttribute('width', /^\d+$/);
    await expect(image).toHaveAttribute('height', /^\d+$/);
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/\.avif$/);
  }
});
