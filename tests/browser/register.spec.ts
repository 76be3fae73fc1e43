import { DESK, expect, test } from './fixtures.ts';

test.describe('the Back button', () => {
  test('leads past a jump within the page', async ({ page }) => {
    await page.goto('/franchise');
    await page.goto('/register');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/register#content$/);
    await page.locator('form').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/franchise$/);
  });

  test('leads to the franchise page without script', async ({ noScript }) => {
    await noScript.goto('/register');
    await noScript.locator('form').getByRole('link', { name: 'Back' }).click();
    await expect(noScript).toHaveURL(/\/franchise$/);
  });
});

test.describe('without script', () => {
  test('the browser asks for what is required', async ({ noScript }) => {
    await noScript.goto('/register');
    for (const [label, type] of [
      ['Name', 'text'],
      ['Mobile', 'tel'],
      ['City', 'text'],
    ] as const) {
      const field = noScript.getByLabel(label);
      await expect(field).toHaveAttribute('required', '');
      await expect(field).toHaveAttribute('type', type);
    }
    await expect(noScript.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(noScript.locator('form')).not.toHaveAttribute('novalidate', /.*/);
    const before = noScript.url();
    await noScript.getByLabel('Name').fill('Anitha');
    await noScript.locator('form button').click();
    expect(noScript.url()).toBe(before);
    await expect(noScript.locator('form :invalid').first()).toHaveAttribute('name', 'mobile');
  });

  test('the form is an e-mail with all fields, and says so; chat and phone stand beside it', async ({ noScript }) => {
    await noScript.goto('/register');
    const form = noScript.locator('form');
    const button = form.getByRole('button');
    await expect(button).toHaveAttribute('formaction', 'mailto:hello@example.com?subject=Franchise%20enquiry');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(button).toHaveAttribute('formenctype', 'text/plain');
    await expect(form.getByRole('button')).toHaveText(/Send by e-mail/);
    await expect(form.getByText('Send on WhatsApp')).toBeHidden();
    await expect(noScript.getByText(/A chat or a call is safer/)).toBeVisible();
    await expect(noScript.getByRole('link', { name: 'Chat on WhatsApp instead' })).toHaveAttribute(
      'href',
      'https://wa.me/910000000000?text=Franchise%20enquiry',
    );
    await expect(noScript.getByRole('main').getByRole('link', { name: 'Call +91 00000 00000' })).toBeVisible();
  });
});

test('autofill knows the fields', async ({ page }) => {
  await page.goto('/register');
  for (const [label, token] of [
    ['Name', 'name'],
    ['Mobile', 'tel'],
    ['City', 'address-level2'],
    ['Email', 'email'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', token);
  }
});

for (const [kind, viewport] of Object.entries({ DESK, narrow: { width: 320, height: 640 } })) {
  test(`nothing sticks out with errors shown (${kind})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/register');
    await page.getByLabel('Name').fill('n'.repeat(400));
    await page.getByRole('button', { name: 'Send on WhatsApp' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
