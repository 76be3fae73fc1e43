import { readPdf } from '../support/pdf.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('stars and the mark of WhatsApp keep their colours, and a heading its text', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.stars').first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('.whatsapp').first()).toHaveCSS('print-color-adjust', 'exact', { pseudo: 'before' });
  for (const heading of ['h2', 'h3']) await expect(page.locator(heading).first()).toHaveCSS('break-after', 'avoid');
});

test('prints only what the search has found', async ({ page }) => {
  await page.goto('/products?category=premium');
  const items = page.getByRole('list', { name: 'Menu' }).getByRole('listitem');
  await expect(items.filter({ visible: true })).toHaveCount(2);
});

test('no page has a sheet for its footer alone', async ({ page }) => {
  const letters = (text: string | null | undefined) => (text ?? '').replace(/\s/g, '').length;
  for (const path of ['/contact', '/about', '/franchise']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const footer = await page.locator('footer').textContent();
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(letters(pages.at(-1)), path).toBeGreaterThan(letters(footer));
  }
});
