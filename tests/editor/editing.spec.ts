import sharp from 'sharp';
import { expect, test } from './editor.ts';

const text = (bytes: Buffer) => bytes.toString('utf8');

test('a price means what was typed, and a visitor sees the new one', async ({ editor, site }) => {
  const file = 'menu/boba/index.md';
  const before = text(site.read(file));

  await editor.page.getByText(/^Boba: /).click();
  await editor.fill('price', '1,250');
  await editor.save();
  expect(text(site.read(file))).toBe(before.replace('price: 40', 'price: 1250'));
  const visitor = await editor.page.context().newPage();
  await visitor.route(/pravatar/, (route) => route.abort());
  await expect(async () => {
    await visitor.goto(`${site.address}/products`);
    await expect(visitor.getByRole('listitem').filter({ hasText: 'Boba' }).first()).toContainText('₹1,250', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
});

test('a new item with a photo appears on the shop page', async ({ editor, site }) => {
  const { page } = editor;
  const photo = await sharp({ create: { width: 3000, height: 2400, channels: 3, background: '#c43423' } })
    .png()
    .toBuffer();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await editor.fill('name', 'Lime Sarbath (new)');
  await editor.fill('description', 'Nannari, lime and soda over crushed ice.');
  await editor.fill('price', '25');
  await editor
    .field('image')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'New Pic (1).PNG', mimeType: 'image/png', buffer: photo });
  await expect(editor.field('image')).toContainText('new-pic-1.webp');
  await editor.field('category').getByText('Classic', { exact: true }).click();

  await editor.tryToSave();
  await expect(editor.field('imageAlt').getByRole('alert')).toHaveText(/required/);
  await editor.fill('imageAlt', 'A tall glass of pale red sarbath with a slice of lime');
  await editor.save();

  const folder = 'menu/lime-sarbath-new';
  const written = site.files().filter((file) => file.startsWith(`${folder}/`));
  expect(written.toSorted()).toEqual([`${folder}/index.md`, `${folder}/new-pic-1.webp`]);
  const { format, width, height } = await sharp(site.read(`${folder}/new-pic-1.webp`)).metadata();
  expect([format, width, height]).toEqual(['webp', 1600, 1280]);
  expect(text(site.read(`${folder}/index.md`))).toMatch(
    /^---\nname: Lime Sarbath \(new\)\ndescription: .*\nprice: 25\nimage: \.\/new-pic-1\.webp\nimageAlt: .*\ncategory: classic\norder: 70\n---\n$/,
  );
  expect(site.command('check')).toEqual({ code: 0, said: 'The content is in order.\n' });

  const visitor = await page.context().newPage();
  await expect(async () => {
    await visitor.goto(`${site.address}/products`);
    const card = visitor.getByRole('listitem').filter({ hasText: 'Lime Sarbath (new)' });
    await expect(card).toContainText('25', { timeout: 2_000 });
    const image = card.getByRole('img', { name: /slice of lime/ });
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
});

test('images of the gallery are put into another order', async ({ editor, site }) => {
  const { page } = editor;
  const order = (name: string) => Number(/^order: (\d+)$/m.exec(text(site.read(`gallery/${name}/index.md`)))?.[1]);
  expect(order('store-corner')).toBeLessThan(order('store-high-street'));
  await editor.collection('Gallery images').click();
  await page.getByRole('button', { name: 'Reorder' }).click();
  const row = page
    .getByRole('row', { name: /^The corner shop/ })
    .or(page.locator('[role=listitem], li').filter({ hasText: 'The corner shop' }));
  await row.first().getByRole('button', { name: 'Move Down' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/entries saved/)).toBeVisible();
  await editor.bring();
  expect(order('store-corner')).toBeGreaterThan(order('store-high-street'));
  expect(site.command('check').said).toBe('The content is in order.\n');
});
