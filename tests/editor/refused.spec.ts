import sharp from 'sharp';
import { expect, test } from './editor.ts';

test('a number that its field does not allow is refused beside it', async ({ editor }) => {
  await editor.go('menu/entries/boba/index');
  await editor.fill('rating', '4.75');
  await editor.tryToSave();
  await expect(editor.field('rating').getByRole('alert')).toContainText('4.75 has more than one decimal.');
  expect(await editor.bring()).toEqual([]);
});

test('what the check of the content refuses is not saved', async ({ editor }) => {
  await editor.go('questions/entries/rent');
  await editor.write('body', ' See [our shops](/shops) ');
  await editor.saveButton.click();
  const dialog = editor.page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog.getByRole('paragraph')).toContainText('“/shops” leads to a page that does not exist.');
  await expect(dialog.getByRole('button')).toHaveText(['Back to the form']);
  await dialog.getByRole('button').click();
  const mark = editor.field('body').getByRole('alert');
  await expect(mark).toContainText('“/shops” leads to a page that does not exist.');
  await expect(mark).toBeInViewport();
  await expect(editor.page.getByText(/fields? (?:has|have) errors/)).toBeHidden();
  await expect(editor.saveButton).toBeEnabled();
  expect(await editor.bring()).toEqual([]);
});

test('what does not fit another entry is asked, and saved all the same', async ({ editor }) => {
  await editor.go('menu/entries/boba/index');
  await editor.fill('name', 'Combo');
  await editor.saveButton.click();
  const dialog = editor.page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog).toContainText('“Combo” is also the “Name” of this entry.');
  await dialog.getByRole('button', { name: 'Save anyway, I will change the other one next' }).click();
  await expect(editor.page.getByText('Entry saved.')).toBeVisible();
  expect(await editor.bring()).toEqual(['menu/boba/index.md']);
});

test('a day is added to the special days, and the preview says what the footer will', async ({ editor, site }) => {
  await editor.go('_singletons/entries/hours');
  await editor.scrollTo('specialDays');
  await editor
    .field('specialDays')
    .getByRole('button', { name: /^Add .?row/ })
    .click();
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
  // The CMS moves its own messages into an open dialog, with buttons that are none of the dialog's.
  const width = await dialog.evaluate((element) => element.appendChild(document.createElement('button')).offsetWidth);
  expect(width).toBeLessThan(100);
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

test('a second tab waits until the first is closed', async ({ context, editor, site }) => {
  const second = await context.newPage();
  await second.goto(`${site.address}/admin`);
  await expect(second.getByRole('status')).toContainText('The editor is open in another tab');
  await editor.page.close();
  await expect(second.getByRole('treeitem', { name: 'Menu' })).toBeVisible();
});
