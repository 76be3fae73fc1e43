import { readPdf } from '../support/pdf.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('prints only what the search has found', async ({ page }) => {
  await page.goto('/products?category=premium');
  const items = page.getByRole('list', { name: 'Menu' }).getByRole('listitem');
  await expect(items.filter({ visible: true })).toHaveCount(2);
});

test('prints the answers that are folded on the screen', async ({ page }) => {
  await page.goto('/franchise');
  const answers = await page.locator('details:not([open]) > div').allTextContents();
  expect(answers.length).toBeGreaterThan(0);
  const bare = (text: string) => text.replace(/\s/g, '');
  const printed = bare((await readPdf(await page.pdf())).pages.join(''));
  for (const answer of answers) expect(printed).toContain(bare(answer));
});

test('prints every image of a gallery group in one row', async ({ page }) => {
  await page.setViewportSize({ width: 688, height: 1032 });
  await page.goto('/gallery');
  const list = page.locator('.scroller').first();
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
