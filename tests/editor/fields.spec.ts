/** A field of each kind is changed in the form, and the file then holds what was typed. */
import { expect, test } from './editor.ts';

test('what is typed is what the files then hold', async ({ editor }) => {
  await test.step('line, text, number, choice, switch and place', async () => {
    await editor.go('menu/entries/boba/index');
    await expect(editor.form).toBeVisible();
    await expect(editor.saveButton, 'opening an entry changes nothing').toBeDisabled();
    await editor.fill('name', 'Boba of the day');
    await editor.fill('description', 'Milk tea, with chewy pearls.');
    await editor.fill('price', '1,250');
    await editor.turn(editor.field('category').locator('[role=radio][data-value=classic]'), true);
    await editor.expand('visibility');
    await editor.fill('visibility.order', '15');
    await editor.turnOn('visibility.draft');
    await editor.save();
    const lines = editor.read('menu/boba/index.md').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['name: Boba of the day', 'description: Milk tea, with chewy pearls.', 'price: 1250', 'category: classic'],
        ...['order: 15', 'draft: true'],
      ]),
    );
  });

  await test.step('a row with several choices and times', async () => {
    await editor.go('_singletons/entries/hours');
    const rows = await editor.scrollTo('hours');
    await editor.show(editor.field('hours.1.opens'), rows.getByRole('button', { name: /^Add/ }).last());
    await editor.turn(editor.field('hours.1.days').locator('[role=checkbox][data-value=sunday]'), true);
    await editor.fill('hours.1.opens', '23:00');
    await editor.fill('hours.1.closes', '23:30');
    await editor.save();
    expect(editor.read('hours/index.md')).toContain("    opens: '23:00'\n    closes: '23:30'\n");
  });

  await test.step('a field of a group, an address and a colour', async () => {
    await editor.go('_singletons/entries/site');
    await editor.fill('social.instagram', 'https://www.instagram.com/another');
    await editor.save();
    expect(editor.read('site/index.md')).toContain('\n  instagram: https://www.instagram.com/another\n');
    await editor.go('investment/entries/interior-setup');
    await editor.fill('colour', '#6b1d4f');
    await editor.fill('value', '76000');
    await expect(editor.warnings).toHaveText([/^Check all figures of the franchise page/]);
    await editor.save();
    expect(editor.read('investment/interior-setup.md')).toContain("\ncolour: '#6b1d4f'\n");
  });

  await test.step('a formatted text', async () => {
    await editor.go('_singletons/entries/story');
    await editor.write('body', ' Cold to the last sip.');
    await editor.save();
    expect(editor.read('story/index.mdx')).toMatch(/ Cold to the last sip\.\n$/);
  });
});
