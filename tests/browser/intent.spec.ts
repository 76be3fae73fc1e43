import { expect, expectHydrated, holdScripts, test } from './fixtures.ts';

test('reading, scrolling and tabbing past load no code, nor do parameters that hold no state', async ({ page }) => {
  const { asked } = await holdScripts(page);
  await page.goto('/products?utm=1&q=');
  await page.mouse.move(5, 60);
  await page.keyboard.press('Tab');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  // Without a limit of its own, a page that paints nothing may never be called idle.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5_000 })));
  expect(asked).toEqual([]);
});

test('Enter and Escape pressed before the code came are replayed, without leaving the page', async ({ page }) => {
  const { send } = await holdScripts(page);
  await page.goto('/products');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('lassi');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  send();
  await expectHydrated(page);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('heading', { level: 2, name: 'Boba' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('hover and focus are replayed only where they still are', async ({ page }) => {
  // A page that still scrolls smoothly would move away from under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { asked, send } = await holdScripts(page);
  await page.goto('/franchise');
  await page.locator('.donut path').first().focus();
  await page.locator('.investment tbody tr').nth(1).hover();
  await page.locator('.model').getByRole('link', { name: 'Register Now' }).focus();
  await page.locator('.investment tbody tr').nth(2).hover();
  expect(asked.length).toBeGreaterThan(0);
  send();
  await expectHydrated(page);
  await expect(page.locator('.investment tr[data-active]')).toHaveText(/Furnishings/);
});

test('a link inside needs no code', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/register');
  await page.locator('astro-island').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/contact#privacy$/);
});

test('a choice that an aid makes without pointer, key or focus counts', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('combobox').selectOption('classic');
  await expect(page).toHaveURL(/category=classic$/);
});
