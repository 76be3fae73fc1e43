import { REFUSED_EDITS } from '../support/refused-edits.ts';
import { expect, test } from './editor.ts';

for (const [name, { form, fields, beside, sentence }] of REFUSED_EDITS) {
  test(`is not saved: ${name}`, async ({ editor }) => {
    await editor.go(form);
    for (const [field, value] of Object.entries(fields)) {
      if (value === true) await editor.press(field);
      else if (field === 'body' && !form.startsWith('reviews')) await editor.write(field, value);
      else await editor.fill(field, value);
    }
    await editor.saveButton.click();
    const message = beside ? editor.field(beside).getByRole('alert') : editor.page.getByRole('alertdialog');
    await expect(message).toContainText(sentence);
    expect(await editor.bring()).toEqual([]);
  });
}

test('a title in Malayalam asks for a name in English letters', async ({ editor, site }) => {
  await editor.collection('Categories').click();
  await editor.page.getByRole('button', { name: 'Create New Entry' }).click();
  await editor.fill('title', 'പുതിയത്');
  await editor.saveButton.click();
  await expect(editor.page.getByRole('alertdialog')).toContainText('Write one beside "Slug"');
  expect(await editor.bring()).toEqual([]);
  expect(site.files().filter((file) => file.startsWith('categories/'))).toHaveLength(3);
});

test('an error on the disk covers the pages of the site and never the editor', async ({ context, editor, site }) => {
  const page = await context.newPage();
  await page.goto(`${site.address}/products`);
  const file = 'menu/boba/index.md';
  site.write(file, Buffer.from(String(site.read(file)).replace(/^price: .*$/m, 'price: forty')));
  await expect(page.getByText('"forty" is not a number')).toBeVisible();
  await expect(editor.page.locator('vite-error-overlay')).toHaveCount(0);
});
