import { expect, test } from './editor.ts';

test('what is refused, asked and said at a save', async ({ editor }) => {
  const { page, dialog, github } = editor;
  await page.clock.install();

  await test.step('what cannot be checked, or is refused, is not saved, and marked at its fields', async () => {
    await editor.go('menu/entries/power-combo/index');
    await editor.fill('price', '40.50');
    await editor.fill('rating', 'four');
    await editor.fill('description', '<b>Cold</b>');
    await page.route('**/admin.json', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await editor.refuse();
    await expect(dialog).toContainText('The entry could not be checked, as the site did not answer.');
    await dialog.getByRole('button').click();
    // Once more, when the CMS has stopped to say that "0 fields have errors", and its line is still hidden.
    await editor.refuse();
    await page.clock.fastForward(5_000);
    await expect(dialog.getByRole('paragraph')).toHaveText([/^Price: /, /^Description: /, /^Rating: /]);
    await dialog.getByRole('button').click();
    await page.clock.fastForward(1_000);
    expect(await page.getByText(/fields? (?:has|have) errors/).isVisible()).toBe(false);
    await expect(editor.field('description').getByRole('alert'), 'the first in the form').toBeInViewport();
    for (const path of ['price', 'rating']) await expect(editor.field(path).getByRole('alert')).toBeAttached();
    await expect(editor.saveButton).toBeEnabled();
    expect(github.written).toEqual([]);
  });

  await test.step('what does not fit another entry is asked each time, and saved all the same', async () => {
    for (const name of ['Combo', 'Boba', 'Combo', 'Boba', 'Combo']) {
      await editor.go('menu/entries/boba/index');
      await editor.fill('name', name);
      if (name === 'Combo') {
        await editor.refuse();
        await expect(dialog).toContainText('Menu item "Combo": Name: Menu item "Combo" has the same.');
      }
      await editor.save({ anyway: name === 'Combo' });
      expect(editor.read('menu/boba/index.md')).toContain(`\nname: ${name}\n`);
    }
    // The site has not built that yet.
    await editor.go('menu/entries/combo/index');
    await editor.fill('name', 'Boba');
    await editor.save();
  });

  await test.step('lists say what is hidden, planned and over', async () => {
    const notice = page.getByText('Combo: saved. It is hidden from the site.');
    await editor.go('menu/entries/boba/index');
    await editor.expand('visibility');
    await editor.turnOn('visibility.draft');
    await editor.save();
    await expect(notice).toBeVisible();
    await editor.go('menu/entries/combo/index');
    await editor.expand('visibility');
    await expect(notice, 'no field is covered').toBeHidden();
    await editor.fill('visibility.publishOn', '2099-09-01');
    await editor.fill('visibility.showUntil', '2099-09-14');
    await editor.save({ anyway: true });
    await editor.go('menu');
    await expect(page.getByText(/^Combo: ₹40, special \(hidden\)/i).first()).toBeVisible();
    await expect(page.getByText(/^Boba: .*\(from 1 Sep 2099\) \(until 14 Sep 2099\)/).first()).toBeVisible();
  });
});
