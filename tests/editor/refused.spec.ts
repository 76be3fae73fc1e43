import sharp from 'sharp';
import { REFUSED_EDITS } from '../support/refused-edits.ts';
import { expect, test } from './editor.ts';

for (const [name, { form, fields, beside, sentence, onScreen = sentence, isAsked }] of REFUSED_EDITS) {
  test(`is not saved: ${name}`, async ({ editor }) => {
    await editor.go(form);
    for (const [field, value] of Object.entries(fields)) {
      if (value === true) await editor.press(field);
      else if (field === 'body' && !form.startsWith('reviews')) await editor.write(field, value);
      else await editor.fill(field, value);
    }
    await editor.saveButton.click();
    if (beside) {
      await expect(editor.field(beside).getByRole('alert')).toContainText(sentence);
      return expect(await editor.bring()).toEqual([]);
    }
    const dialog = editor.page.getByRole('dialog', { name: 'Not saved yet' });
    await expect(dialog.getByRole('paragraph')).toContainText(onScreen);
    const anyway = dialog.getByRole('button', { name: 'Save anyway, I will change the other one next' });
    if (isAsked) await anyway.click();
    else {
      await expect(anyway).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Back to the form' }).click();
      await expect(editor.saveButton).toBeEnabled();
    }
    if (isAsked) await expect(editor.page.getByText('Entry saved.')).toBeVisible();
    expect(await editor.bring()).toHaveLength(isAsked ? 1 : 0);
  });
}

test('a day is added to the special days, and the preview says what the footer will', async ({ editor, site }) => {
  await editor.go('only-hours/entries/hours');
  await editor.scrollTo('specialDays');
  await editor.field('specialDays').getByRole('button', { name: /^Add/ }).last().click();
  await editor.field('specialDays.0.date').locator('input').first().fill('2027-01-14');
  await editor.fill('specialDays.0.reason', 'Makaravilakku');
  await editor.press('specialDays.0.closed');
  const preview = editor.page.frameLocator('iframe.preview').locator('.footer-preview');
  await expect(preview).toHaveText(
    'OpenEvery day, 10 am to 10 pmSpecial daysThursday 14 January: Makaravilakku, closed',
  );
  await editor.save();
  const row = "\nspecialDays:\n  - date: '2027-01-14'\n    reason: Makaravilakku\n    closed: true\n";
  expect(site.read('hours/index.md').toString()).toContain(row);
});

test('a photo that is too small is refused beside its field, and one that is large enough is saved', async ({
  editor,
}) => {
  const photo = (width: number) =>
    sharp({ create: { width, height: width * 0.8, channels: 3, background: '#c43423' } })
      .png()
      .toBuffer();
  await editor.go('menu/entries/boba/index');
  const size = editor.field('image--form');
  const choose = async (name: string, width: number) => {
    const file = { name, mimeType: 'image/png', buffer: await photo(width) };
    await editor.field('image').locator('input[type=file]').first().setInputFiles(file);
    await expect(size).toContainText(`${width} ×`);
  };
  await choose('small.png', 300);
  await editor.tryToSave();
  await expect(size.getByRole('alert')).toContainText(
    'This image is 300 pixels wide, and 640 are needed here. Use a larger image.',
  );
  expect(await editor.bring()).toEqual([]);
  await choose('large.png', 800);
  await editor.saveButton.click();
  const dialog = editor.page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog).toContainText('The image is new, and its description is still');
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(editor.page.getByText('Entry saved.')).toBeVisible();
  expect(await editor.bring()).toEqual(expect.arrayContaining(['menu/boba/index.md', 'menu/boba/large.webp']));
});

test('an entry whose title has no English letters gets a file name, and nobody is asked', async ({ editor, site }) => {
  await editor.go('categories/new');
  await editor.fill('title', 'പുതിയത്');
  await editor.save();
  expect(site.files().filter((file) => file.startsWith('categories/'))).toContain('categories/category.md');
});

test('an error on the disk covers the pages of the site and never the editor', async ({ context, editor, site }) => {
  const page = await context.newPage();
  await page.goto(`${site.address}/products`);
  const file = 'menu/boba/index.md';
  site.write(file, Buffer.from(String(site.read(file)).replace(/^price: .*$/m, 'price: forty')));
  await expect(page.getByText('"forty" is not a number')).toBeVisible();
  await expect(editor.page.locator('vite-error-overlay')).toHaveCount(0);
});
