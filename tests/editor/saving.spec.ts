import { expect, test } from './editor.ts';

test('what is refused, asked and said at a save', async ({ context, editor, origin }) => {
  const { page, dialog } = editor;
  await page.clock.install();

  await test.step('a text that the check refuses is not saved, and marked at its field', async () => {
    await editor.go('questions/entries/rent');
    await editor.write('body', ' See [our shops](/shops) ');
    await editor.refuse();
    await expect(dialog.getByRole('paragraph')).toContainText('“/shops” leads to a page that does not exist.');
    await expect(dialog.getByRole('button')).toHaveText(['Back to the form']);
    await dialog.getByRole('button').click();
    // Once more, when the CMS has stopped to say that "0 fields have errors", and its line is still hidden.
    await editor.refuse();
    await page.clock.fastForward(5_000);
    await dialog.getByRole('button').click();
    await page.clock.fastForward(1_000);
    expect(await page.getByText(/fields? (?:has|have) errors/).isVisible()).toBe(false);
    const mark = editor.field('body').getByRole('alert');
    await expect(mark).toContainText('“/shops” leads to a page that does not exist.');
    await expect(mark).toBeInViewport();
    await expect(editor.saveButton).toBeEnabled();
  });

  await test.step('so are numbers that are none, and the first field is led to', async () => {
    await editor.go('menu/entries/power-combo/index');
    await editor.fill('price', '40.50');
    await editor.fill('rating', 'four');
    await editor.fill('description', '<b>Cold</b>');
    await editor.refuse();
    await expect(dialog.getByRole('paragraph')).toHaveText([/^Price: /, /^Description: /, /^Rating: /]);
    await dialog.getByRole('button').click();
    await expect(editor.field('description').getByRole('alert'), 'the first in the form').toBeInViewport();
    await expect(editor.field('price').getByRole('alert')).toBeAttached();
    await expect(editor.field('rating').getByRole('alert')).toBeAttached();
    await expect(editor.saveButton).toBeEnabled();
  });
  expect(await editor.written()).toEqual([]);

  await test.step('what does not fit another entry is asked, and saved all the same', async () => {
    await editor.go('menu/entries/boba/index');
    await editor.fill('name', 'Combo');
    await editor.refuse();
    await expect(dialog).toContainText('“Combo” is also the “Name” of this entry.');
    await dialog.getByRole('button', { name: 'Save anyway, I will change the other one next' }).click();
    await expect(page.getByText('Entry saved.')).toBeVisible();
    expect(await editor.written()).toEqual(['menu/boba/index.md']);
  });

  const notices = page.getByRole('status').filter({ hasText: 'saved on this computer' });
  await test.step('lists say what is hidden, planned and over', async () => {
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await editor.go('menu/entries/boba/index');
    await editor.fill('name', 'Boba');
    await editor.expand('visibility');
    await editor.turnOn('visibility.draft');
    await editor.save();
    await expect(notices.getByText('Boba: saved on this computer. It is hidden from the site.')).toBeVisible();
    await editor.go('menu/entries/combo/index');
    await editor.expand('visibility');
    await expect(notices, 'no field is covered').toBeHidden();
    for (const [field, day] of [
      ['visibility.publishOn', '2099-09-01'],
      ['visibility.showUntil', '2099-09-14'],
    ] as const)
      await editor.fill(field, day);
    await editor.save({ anyway: true });
    await editor.go('menu');
    await expect(row('Boba: ')).toContainText(/Boba: ₹40, special \(hidden\)/i);
    await expect(row('Combo: ').first()).toContainText('(from 1 Sep 2099) (until 14 Sep 2099)');
  });

  await test.step('a second tab waits until the first is closed', async () => {
    const second = await context.newPage();
    await second.goto(`${origin}/admin`);
    await expect(second.getByRole('status')).toContainText('The editor is open in another tab');
    await page.close();
    await expect(second.getByRole('treeitem', { name: 'Menu', exact: true })).toBeVisible();
  });
});
