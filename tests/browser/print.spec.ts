import { readPdf } from '../support/pdf.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('stars and the mark of WhatsApp keep their colours, and a heading its text', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.stars').first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('.whatsapp').first()).toHaveCSS('print-color-adjust', 'exact', { pseudo: 'before' });
  for (const heading of ['h2', 'h3']) await expect(page.locator(heading).first()).toHaveCSS('break-after', 'avoid');
});

test('only what the search has found is printed', async ({ page }) => {
  await page.goto('/products?category=premium');
  const items = page.getByRole('list', { name: 'Menu' }).getByRole('listitem');
  await expect(items.filter({ visible: true })).toHaveCount(2);
});

test('the gallery is printed with an image open as without one', async ({ page }) => {
  await page.goto('/gallery');
  const print = async () => (await readPdf(await page.pdf())).pages.join();
  const closed = await print();
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.locator(':popover-open')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await print()).toBe(closed);
});

test('drawings that stand on an edge of the screen are not printed', async ({ page }) => {
  // A4 at 96 pixels an inch.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/contact');
  await expect(page.locator('main :is(.drawing, .step)')).toHaveCount(1);
  await expect(page.locator('main :is(.drawing, .step)').filter({ visible: true })).toHaveCount(0);
});

test('no frame of the gallery is cut by an edge of the sheet, or lies over its heading', async ({ page }) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 688, height: 1032 });
  await page.goto('/gallery');
  const groups = page.locator('.gallery-group');
  await expect(groups).not.toHaveCount(0);
  for (const group of await groups.all()) {
    const heading = await group.getByRole('heading').boundingBox();
    for (const frame of await group.locator('figure .frame').all()) {
      const { x = 0, y = 0, width = 0 } = (await frame.boundingBox()) ?? {};
      // The outline is outside.
      expect(x - 4).toBeGreaterThanOrEqual(0);
      expect(x + width + 4).toBeLessThanOrEqual(688);
      expect(y - 4).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
    }
  }
});

for (const [path, sheets] of [
  ['/contact', 1],
  ['/about', 2],
  ['/franchise', 4],
] as const)
  test(`${path} takes no sheet for its footer alone`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const footer = await page.locator('footer').textContent();
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    const letters = (text: string | null | undefined) => (text ?? '').replace(/\s/g, '').length;
    expect(letters(pages.at(-1)) - letters(footer)).toBeGreaterThan(0);
    expect(pages).toHaveLength(sheets);
  });

test('the footer of a page that grows has no sheet to itself', async ({ page }) => {
  await page.goto('/');
  let pages: readonly string[] = [];
  while (pages.length < 2) {
    await page.locator('main').evaluate((main) => {
      main.append(
        Object.assign(document.createElement('section'), { className: 'section', innerHTML: '<p>Words</p>' }),
      );
    });
    ({ pages } = await readPdf(await page.pdf({ preferCSSPageSize: true })));
  }
  expect(pages.at(-1)).toContain('Words');
});
