import type { Page } from '@playwright/test';
import { expect, PAGES, test } from './fixtures.ts';

/** How many sheets a page takes. */
const sheets = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

/** A4 without the margins of `print.css`, in CSS pixels: what a page is laid out in when it is printed. */
const PRINT_AREA = { width: 688, height: 1032 };
test.use({ viewport: PRINT_AREA });
test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

const items = (page: Page) => page.getByRole('list', { name: 'Menu' }).getByRole('listitem');

test('the franchise page prints every answer', async ({ page }) => {
  await page.goto('/franchise');
  for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible();
  await expect(page.getByText('₹3,10,000').first()).toBeVisible();
  for (const answer of await page.locator('dl dd').all()) await expect(answer).toBeVisible();
});

for (const [route, count] of Object.entries({ '/about': 3, '/gallery': 2, '/reviews': 3 })) {
  test(`${route} prints on ${count} sheets, none for the footer alone`, async ({ page }) => {
    await page.goto(route);
    expect(await sheets(page)).toBe(count);
  });
}

test('the menu prints as a price list on one sheet: each name with its price on the same line', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByText('Showing 6 of 6')).toBeHidden();
  await expect(items(page)).toHaveCount(6);
  for (const item of await items(page).all()) {
    await expect(item.locator('img')).toBeHidden();
    await expect(item.locator('.description')).toBeVisible();
    await expect(item.locator('.category')).toHaveText(/^(Classic|Special|Premium)$/);
    const [name, price] = [item.getByRole('heading'), item.getByText(/^₹\d+$/)];
    await expect(price).toBeVisible();
    const [left, right] = [await name.boundingBox(), await price.boundingBox()];
    expect(right?.x).toBeGreaterThan(left?.x ?? Number.NaN);
    expect(Math.abs((right?.y ?? Number.NaN) - (left?.y ?? 0))).toBeLessThan(8);
  }
  await expect(page.getByRole('contentinfo').getByText('+91 00000 00000')).toBeVisible();
  expect(await sheets(page)).toBe(1);
});

test('only what the search has found is printed', async ({ page }) => {
  await page.goto('/products?category=premium');
  await expect(items(page).filter({ visible: true })).toHaveCount(2);
});

test('a long menu is printed whole, though screens show sixty at first', async ({ page }) => {
  await page.goto('/products');
  await items(page)
    .last()
    .evaluate((item) => {
      for (let n = 0; n < 64; n += 1) {
        const copy = item.cloneNode(true) as HTMLElement;
        copy.dataset['later'] = '';
        item.after(copy);
      }
    });
  await expect(items(page).filter({ visible: true })).toHaveCount(70);
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
