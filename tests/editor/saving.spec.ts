import { expect, test } from './editor.ts';

test('what is refused, warned of and said in lists', async ({ editor }) => {
  const { page, github } = editor;

  await test.step('an error is not saved, and nothing typed is lost', async () => {
    await editor.go('menu/entries/power-combo/index');
    await editor.fill('price', '40.50');
    await editor.fill('rating', 'four');
    await editor.refuse();
    await expect(editor.refusal).toHaveText(/Price: .*Rating: /);
    expect(github.written).toEqual([]);
    await expect(editor.box('rating')).toHaveValue('four');
    await editor.fill('price', '40');
    await editor.fill('rating', '4.5');
    await editor.save();
    expect(editor.read('menu/power-combo/index.md')).toMatch(/^price: 40$[\s\S]*^rating: 4\.5$/m);
  });

  await test.step('what only does not fit another entry is warned of, in the form and after the save', async () => {
    await editor.go('menu/entries/boba/index');
    await editor.fill('name', 'Combo');
    await expect(editor.warnings).toHaveText([/Menu item "Combo"|has the same/]);
    await editor.save();
    await expect(editor.lines.filter({ hasText: 'has the same' })).toBeVisible();
  });

  await test.step('lists say what is hidden, planned and over, and which review may not be shown', async () => {
    await editor.go('menu/entries/combo/index');
    await editor.expand('visibility');
    await editor.turnOn('visibility.draft');
    await editor.fill('visibility.publishOn', '2099-09-01');
    await editor.fill('visibility.showUntil', '2099-09-14');
    await editor.save();
    await editor.go('menu');
    await expect(
      page.getByText(/^Combo: .*\(from 1 Sep 2099\) \(until 14 Sep 2099\) \(hidden\)$/i).first(),
    ).toBeVisible();
    await editor.go('reviews/new');
    await editor.fill('name', 'Suresh');
    await editor.fill('body', 'Cold to the last sip.');
    for (const score of ['food', 'service', 'atmosphere', 'overall']) await editor.fill(score, '5');
    await editor.save();
    await expect(page.getByText('Suresh: 5 of 5 (no permission)').first()).toBeVisible();
  });
});
