import type { Editor } from './editor.ts';
import { expect, test } from './editor.ts';

/** Counts what a hand does from now on: each click, and each Enter in a search. */
async function countClicks({ page }: Editor): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { clicks: 0 });
    const add = () => (window as unknown as { clicks: number }).clicks++;
    addEventListener('pointerdown', add, true);
    addEventListener('keydown', ({ key }) => key === 'Enter' && add(), true);
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

test('the price of an item is one click away', async ({ editor }) => {
  const clicks = await countClicks(editor);
  await editor.page.getByText(/^Boba: /).click();
  await expect(editor.field('price').getByRole('textbox')).toBeInViewport();
  expect(await clicks()).toBe(1);
});

test('a review is hidden in three clicks', async ({ editor }) => {
  const clicks = await countClicks(editor);
  await editor.collection('Reviews').click();
  await editor.page.getByText(/^Biju: /).click();
  await editor.press('draft');
  expect(await clicks()).toBe(3);
});

test('the phone number is two clicks away', async ({ editor }) => {
  const clicks = await countClicks(editor);
  await editor.collection('Brand and contact').click();
  await editor.page.getByRole('row', { name: 'Brand and contact' }).click();
  await expect(editor.field('phone').getByRole('textbox')).toBeVisible();
  expect(await clicks()).toBe(2);
});

test('the word on a button is found by searching for it', async ({ editor }) => {
  const clicks = await countClicks(editor);
  await editor.page.getByRole('searchbox').fill('Clear');
  await editor.page.getByRole('searchbox').press('Enter');
  await editor.page.getByRole('row').filter({ hasText: 'Labels of the menu' }).click();
  // Its group has opened; the form shows fields as they come into view.
  await editor.scrollTo('search.clear');
  await expect(editor.box('search.clear')).toHaveValue('Clear');
  expect(await clicks()).toBe(2);
});

test('a group of labels is closed at first', async ({ editor }) => {
  await editor.go('labels/entries/wording-enquiry');
  await editor.scrollTo('errors');
  await expect(editor.field('errors.name')).toHaveCount(0);
  await editor.field('errors').getByRole('button', { name: 'Expand' }).click();
  await expect(editor.field('errors.name')).toBeVisible();
});

test('the preview of an item has the fonts and colours of the site', async ({ editor }) => {
  await editor.page.getByText(/^Boba: /).click();
  const preview = editor.page.frameLocator('iframe.preview');
  await expect(preview.getByRole('heading', { name: 'Boba' })).toBeVisible();
  await expect(preview.getByText('₹40')).toHaveCSS('font-family', /^Shrikhand/);
  await expect(preview.getByText('★★★★★ 4.8')).toBeVisible();
  await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(191, 224, 208)');
  expect(
    await preview
      .locator('body')
      .evaluate(async ({ ownerDocument: { fonts } }) => (await fonts.load('1em Shrikhand', '40')).length),
  ).toBeGreaterThan(0);
});

test('the preview of a review has its stars and scores', async ({ editor }) => {
  await editor.go('reviews/entries/anitha');
  const preview = editor.page.frameLocator('iframe.preview');
  await expect(preview.getByText('★★★★★', { exact: true })).toBeVisible();
  await expect(preview.getByText('food 5, service 5, atmosphere 5')).toBeVisible();
});

test('the preview of an image of the gallery is framed', async ({ editor }) => {
  await editor.go('gallery/entries/store-corner/index');
  const preview = editor.page.frameLocator('iframe.preview');
  await expect(preview.locator('.frame img')).toHaveCSS('aspect-ratio', '4 / 3');
  await expect(preview.getByText('The corner shop')).toBeVisible();
});
