/** Forms and lists. Opening the editor takes longest, so a test has several steps. */
import sharp from 'sharp';
import { photo } from '../support/photo.ts';
import { expect, test } from './editor.ts';

const png = async (name: string, width: number, height: number) => ({
  ...{ name: `${name}.png`, mimeType: 'image/png', buffer: await photo({ width, height, format: 'png' }) },
});

test('saves a field of each kind', async ({ editor }) => {
  await test.step('line, text, number, choice, switch and place', async () => {
    await editor.go('menu/entries/boba/index');
    await expect(editor.field('price')).toBeVisible();
    await expect(editor.saveButton, 'opening an entry changes nothing').toBeDisabled();
    await editor.fill('name', 'Boba of the day');
    await editor.fill('description', 'Milk tea, with chewy pearls.');
    await editor.fill('price', '1,250');
    await editor.turnOn(editor.field('category').locator('[role=radio][data-value=classic]'));
    await editor.expand('visibility');
    await editor.fill('visibility.order', '15');
    await editor.turnOn(editor.field('visibility.draft').getByRole('switch'));
    await editor.save();
    expect(editor.read('menu/boba/index.md')).toMatch(
      /^---\nname: Boba of the day\ndescription: Milk tea, with chewy pearls\.\nprice: 1250\n[\s\S]*category: classic\n[\s\S]*order: 15\n[\s\S]*draft: true\n/,
    );
  });

  await test.step('a new row of hours, for every day', async () => {
    await editor.go('_singletons/entries/hours');
    const add = editor.field('hours').getByRole('button', { name: /^Add/ }).last();
    await editor.show(editor.field('hours.1.opens'), add);
    await editor.fill('hours.1.opens', '23:00');
    await editor.fill('hours.1.closes', '23:30');
    await editor.save();
    expect(editor.read('hours/index.md')).toMatch(
      /\n {2}- days:\n {6}- monday\n(?: {6}- \w+day\n){6} {4}opens: '23:00'\n {4}closes: '23:30'\n/,
    );
  });
});

test('saves new entries', async ({ editor, page }) => {
  await test.step('an item with a large photo', async () => {
    await editor.go('menu/new');
    await editor.fill('name', 'Lime Sarbath (new)');
    await editor.fill('description', 'Nannari, lime and soda over crushed ice.');
    await editor.fill('price', '25');
    await editor.choose('image', await png('New Pic (1)', 3000, 2400), 'new-pic-1.webp');
    await editor.turnOn(editor.field('category').locator('[role=radio][data-value=classic]'));
    const required = editor.field('imageAlt').getByRole('alert');
    await editor.refuse(required);
    await expect(required).toHaveText(/required/);
    await editor.fill('imageAlt', 'A tall glass of pale red sarbath with a slice of lime');
    await editor.save();
    const folder = 'menu/lime-sarbath-new';
    expect(editor.github.written).toEqual([`${folder}/index.md`, `${folder}/new-pic-1.webp`]);
    const { format, width, height } = await sharp(editor.github.bytes(`content/${folder}/new-pic-1.webp`)).metadata();
    expect([format, width, height]).toEqual(['webp', 1600, 1280]);
    expect(editor.read(`${folder}/index.md`)).toMatch(
      /^---\nname: Lime Sarbath \(new\)\ndescription: .*\nprice: 25\nimage: \.\/new-pic-1\.webp\nimageAlt: .*\ncategory: classic\norder: 1000\n---\n$/,
    );
  });

  await test.step('a title without English letters', async () => {
    await editor.go('categories/new');
    await editor.fill('title', 'പുതിയത്');
    await editor.save();
    expect(editor.github.written).toContain('categories/category.md');
  });

  await test.step('lists mark reviews without permission, hidden and scheduled entries', async () => {
    await editor.go('reviews/new');
    await editor.fill('name', 'Suresh');
    await editor.fill('body', 'Cold to the last sip.');
    for (const score of ['food', 'service', 'atmosphere', 'overall']) await editor.fill(score, '5');
    await editor.save();
    await expect(page.getByText('Suresh: 5 of 5 (no permission)').first()).toBeVisible();
    await editor.go('menu/entries/combo/index');
    await editor.expand('visibility');
    await editor.turnOn(editor.field('visibility.draft').getByRole('switch'));
    await editor.fill('visibility.publishOn', '2099-09-01');
    await editor.fill('visibility.showUntil', '2099-09-14');
    await editor.save();
    const listed = page.getByText(/^Combo: .*\(from 1 Sep 2099\) \(until 14 Sep 2099\) \(hidden\)$/i);
    await expect(listed.first()).toBeVisible();
  });
});

test('shows errors and warnings, and loses nothing', async ({ editor }) => {
  await editor.go('menu/entries/power-combo/index');
  await editor.fill('price', '40.50');
  await editor.fill('rating', 'four');
  await editor.refuse();
  await expect(editor.refusal).toHaveText(/Price: .*Rating: /);
  expect(editor.github.written).toEqual([]);
  await expect(editor.box('rating')).toHaveValue('four');
  await editor.fill('price', '40');
  await editor.fill('rating', '4.5');
  await editor.fill('name', 'Combo');
  await editor.choose('image', await png('small', 300, 240), 'small.webp');
  await expect(editor.warnings).toHaveText([/has the same/, /^The image is new, and its description/, /^Image: .*640/]);
  await editor.save();
  expect(editor.read('menu/power-combo/index.md')).toMatch(/^price: 40$[\s\S]*^rating: 4\.5$/m);
  await expect(editor.lines).toHaveText([/^Combo: saved\. .*has the same.*The image is new/]);
});
