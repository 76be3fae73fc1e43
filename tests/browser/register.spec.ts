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

test('without script the form is an e-mail, which asks for what is required, and says so', async ({ noScript }) => {
  await noScript.goto('/register');
  for (const [label, type, token, required] of [
    ['Name', 'text', 'name', true],
    ['Mobile', 'tel', 'tel', true],
    ['City where you want to open', 'text', 'address-level2', true],
    ['Email', 'email', 'email', false],
  ] as const) {
    const field = noScript.getByLabel(label);
    await expect(field).toHaveJSProperty('required', required);
    await expect(field).toHaveAttribute('type', type);
    await expect(field).toHaveAttribute('autocomplete', token);
  }
  const before = noScript.url();
  await noScript.getByLabel('Name').fill('Anitha');
  await noScript.locator('form button').click();
  expect(noScript.url()).toBe(before);
  await expect(noScript.locator('form :invalid').first()).toHaveAttribute('name', 'mobile');

  const form = noScript.locator('form');
  const button = form.getByRole('button');
  await expect(button).toHaveAttribute('formaction', 'mailto:hello@example.com?subject=Franchise%20enquiry');
  await expect(form).toHaveAttribute('method', 'post');
  await expect(button).toHaveAttribute('formenctype', 'text/plain');
  await expect(button.getByText('Send by email')).toBeVisible();
  await expect(form.getByText('Send on WhatsApp')).toBeHidden();
  await expect(noScript.getByText(/A chat or a call is safer/)).toBeVisible();
  const chat = noScript.getByRole('link', { name: 'Chat on WhatsApp instead' });
  await expect(chat).toHaveAttribute('href', 'https://wa.me/910000000000?text=Franchise%20enquiry');
  await expect(noScript.getByRole('main').getByRole('link', { name: 'Call +91 00000 00000' })).toBeVisible();
});
