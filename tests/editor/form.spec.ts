import { expect, test } from './editor.ts';

test('the word on a button is found by searching for it', async ({ editor }) => {
  await editor.page.getByRole('searchbox').fill('Clear');
  await editor.page.getByRole('searchbox').press('Enter');
  await editor.page.getByRole('row').filter({ hasText: 'Labels of the menu' }).click();
  // Its group has opened; the form shows fields as they come into view.
  await editor.scrollTo('search.clear');
  await expect(editor.box('search.clear')).toHaveValue('Clear');
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

test('the preview of brand and contact is what the footer prints', async ({ editor }) => {
  await editor.go('only-site/entries/site');
  const preview = editor.page.frameLocator('iframe.preview').locator('.footer-preview');
  await expect(preview).toHaveText(
    'Manacaud Milk SarbathManacaud, Trivandrum,Kerala 695009+91 00000 00000hello@example.com',
  );
});
