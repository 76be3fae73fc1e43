import { expect, expectHydrated, holdScripts, test } from './fixtures.ts';

test('reading, scrolling and Tab load no code, nor do URL parameters without a search', async ({ page }) => {
  const { asked } = await holdScripts(page);
  await page.goto('/products?utm=1&q=');
  await page.mouse.move(5, 60);
  await page.keyboard.press('Tab');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  // Without a timeout, a page that paints nothing may never become idle.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5_000 })));
  expect(asked).toEqual([]);
});

test('Enter before hydration searches without leaving the page', async ({ page }) => {
  const { send } = await holdScripts(page);
  await page.goto('/products');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('boba');
  await page.keyboard.press('Enter');
  send();
  await expectHydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Khus Sarbath' })).toBeHidden();
  await expect(page).toHaveURL(/q=boba$/);
});

test('a link inside an island works before hydration', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/register');
  await page.locator('astro-island').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/contact#privacy$/);
});

test('a choice made without pointer, key or focus hydrates the search', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('combobox').selectOption('classic');
  await expect(page).toHaveURL(/category=classic$/);
});
