import { expect, test } from './fixtures.ts';

test('the Back button says and leads to the page before, past a jump within the page', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/register');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/register#content$/);
  const back = page.locator('form').getByRole('link', { name: 'Back to the previous page' });
  const tab = page.context().waitForEvent('page');
  await back.click({ modifiers: ['Control'] });
  await expect(await tab).toHaveURL(/\/franchise$/);
  await expect(page).toHaveURL(/\/register#content$/);
  await back.click();
  await expect(page).toHaveURL(/\/about$/);
});

test('the Back button goes back where the browser does not tell which pages were before', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { navigation: undefined }));
  await page.goto('/franchise');
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  await page.locator('form').getByRole('link', { name: 'Back to the previous page' }).click();
  await expect(page).toHaveURL(/\/franchise$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/register$/);
});

test('the Back button is the one to the franchise page where there is none before it', async ({ page }) => {
  await page.goto('/register');
  await page.locator('form').getByRole('link', { name: 'Back to Franchise' }).click();
  await expect(page).toHaveURL(/\/franchise$/);
});

test('the keys reach Send before Back, as the eye does', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Message').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send on WhatsApp' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('form [data-back]')).toBeFocused();
});

test('without script the fields stay, and chat, email and call are links', async ({ noScript }) => {
  await noScript.goto('/register');
  for (const [label, type, token, required] of [
    ['Name', 'text', 'name', true],
    ['Mobile', 'tel', 'tel', true],
    ['City', 'text', 'address-level2', true],
    ['Email', 'email', 'email', false],
  ] as const) {
    const field = noScript.getByLabel(label);
    await expect(field).toHaveJSProperty('required', required);
    await expect(field).toHaveAttribute('type', type);
    await expect(field).toHaveAttribute('autocomplete', token);
  }
  await expect(noScript.locator('form').getByRole('button')).toHaveCount(0);
  const ways = noScript.locator('.without-code').getByRole('link');
  await expect(ways).toHaveText(['Send on WhatsApp', 'Send by email', 'Call +91 00000 00000']);
  await expect(ways.first()).toHaveAttribute('href', 'https://wa.me/910000000000?text=Franchise%20enquiry');
});
