import { expect, test } from './editor.ts';

test('a group of labels is closed at first', async ({ editor }) => {
  await editor.go('_singletons/entries/wording');
  await editor.scrollTo('map');
  await expect(editor.field('map.label')).toHaveCount(0);
  await editor.field('map').getByRole('button', { name: 'Expand' }).click();
  await expect(editor.box('map.label')).toHaveValue('Map to the counter');
});

test('the preview beside a form is what visitors will see', async ({ editor }) => {
  const preview = editor.page.frameLocator('iframe.preview');
  await test.step('an item, in the fonts and colours of the site', async () => {
    await editor.page.getByText(/^Boba: /).click();
    await expect(preview.getByRole('heading', { name: 'Boba' })).toBeVisible();
    await expect(preview.getByText('₹40')).toHaveCSS('font-family', /^Shrikhand/);
    await expect(preview.getByText('★★★★★ 4.8')).toBeVisible();
    const body = preview.locator('body');
    await expect(body).toHaveCSS('background-color', 'rgb(191, 224, 208)');
    const faces = body.evaluate(async ({ ownerDocument }) => (await ownerDocument.fonts.load('1em Shrikhand')).length);
    expect(await faces).toBeGreaterThan(0);
  });
  await test.step('a review, with its stars and scores', async () => {
    await editor.go('reviews/entries/anitha');
    await expect(preview.getByText('★★★★★', { exact: true })).toBeVisible();
    await expect(preview.getByText('food 5, service 5, atmosphere 5')).toBeVisible();
  });
  await test.step('an image of the gallery, framed', async () => {
    await editor.go('gallery/entries/store-corner/index');
    await expect(preview.locator('.frame img')).toHaveCSS('aspect-ratio', '4 / 3');
    await expect(preview.getByText('The corner shop')).toBeVisible();
  });
  await test.step('brand and store, as the footer prints them', async () => {
    const footer = preview.locator('.footer-preview');
    await editor.go('_singletons/entries/site');
    await expect(footer).toHaveText('Manacaud Milk Sarbath+91 00000 00000hello@example.com');
    await editor.go('stores/entries/manacaud/index');
    await expect(footer).toHaveText('The shop in ManacaudManacaud, Trivandrum,Kerala 695009');
  });
  await test.step('field by field elsewhere: numbers too, and not what only staff need', async () => {
    await editor.go('questions/entries/rent');
    await expect(preview.getByText('Does the estimate include rent?')).toBeVisible();
    await expect(preview.getByText('Hide from the site')).toHaveCount(0);
    await editor.go('_singletons/entries/franchise-model');
    await expect(preview.getByText('2.5', { exact: true })).toBeVisible();
  });
});

test('lists say what is hidden, planned and over', async ({ editor }) => {
  const row = (name: string) => editor.page.getByRole('row').filter({ hasText: name });
  await editor.go('menu/entries/boba/index');
  await editor.expand('visibility');
  await editor.press('visibility.draft');
  await editor.save();
  const notices = editor.page.getByRole('status').filter({ hasText: /saved/ });
  await expect(notices.getByText('Boba: saved on this computer. It is hidden from the site.')).toBeVisible();
  await editor.go('menu/entries/combo/index');
  await editor.expand('visibility');
  await editor.scrollTo('visibility.publishOn');
  await editor.field('visibility.publishOn').locator('input').first().fill('2099-09-01');
  await editor.scrollTo('visibility.showUntil');
  await editor.field('visibility.showUntil').locator('input').first().fill('2099-09-14');
  await editor.save({ anyway: true });
  await expect(notices.getByText('Combo: saved on this computer. It will show from 1 September 2099.')).toBeVisible();
  await expect(notices.getByText('Boba: saved')).toBeHidden();
  await editor.go('menu');
  await expect(row('Boba: ')).toContainText(/Boba: ₹40, special \(hidden\)/i);
  await expect(row('Combo: ').first()).toContainText('(from 1 Sep 2099) (until 14 Sep 2099)');
  await editor.go('notices');
  await expect(row('Khus is back')).toContainText('(from 1 Jan 2026) (until 31 Dec 2099)');
});
