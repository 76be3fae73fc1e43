import { expect, test } from './editor.ts';

test('lists say what is hidden, planned and over', async ({ editor }) => {
  const row = (name: string) => editor.page.getByRole('row').filter({ hasText: name });
  await editor.go('menu/entries/boba/index');
  await editor.press('draft');
  await editor.save();
  await editor.go('menu/entries/combo/index');
  await editor.scrollTo('publishOn');
  await editor.field('publishOn').locator('input').first().fill('2099-09-01');
  await editor.scrollTo('showUntil');
  await editor.field('showUntil').locator('input').first().fill('2099-09-14');
  await editor.save();
  await editor.go('menu');
  await expect(row('Boba: ')).toContainText(/Boba: ₹40, special \(hidden\)/i);
  await expect(row('Combo: ').first()).toContainText('(from 1 September 2099) (until 14 September 2099)');
});
