import { expect, PAGES, test } from './fixtures.ts';

/** A4 without the margins of `print.css`, in CSS pixels: what a page is laid out in when it is printed. */
const PRINT_AREA = { width: 688, height: 1032 };
test.use({ viewport: PRINT_AREA });
test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('the franchise page prints every answer', async ({ page }) => {
  await page.goto('/franchise');
  for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible();
  await expect(page.getByText('₹3,10,000').first()).toBeVisible();
  for (const answer of await page.locator('dl dd').all()) await expect(answer).toBeVisible();
});

test('only what the search has found is printed', async ({ page }) => {
  await page.goto('/products?category=premium');
  const items = page.getByRole('list', { name: 'Menu' }).getByRole('listitem');
  await expect(items.filter({ visible: true })).toHaveCount(2);
});

for (const route of PAGES) {
  test(`${route} prints in black on white, without navigation, and fits the page`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(
      page.getByRole('link', { name: /^(Back|Skip to content|Chat with us)$/ }).filter({ visible: true }),
    ).toHaveCount(0);
    const found = await page.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) =>
          element.checkVisibility() && [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
      );
      const pale = texts.filter((element) => getComputedStyle(element).color !== 'rgb(7, 36, 25)');
      return { texts: texts.length, pale: pale.map(({ outerHTML }) => outerHTML.slice(0, 80)) };
    });
    expect(found.texts).toBeGreaterThan(5);
    expect(found.pale).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PRINT_AREA.width);
  });
}
