import { expect, test } from './fixtures.ts';

test.beforeEach(({ page }) => page.goto('/franchise').then(() => undefined));

test('the estimate, the model, the way to register and the brochure', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(page.locator('header')).toContainText('2.5 to 3.5 lakhs');
  await expect(main.getByRole('heading', { name: 'The franchise model' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
  await expect(main.getByRole('link', { name: /brochure/i })).toHaveAttribute('download', '');
  // The master-franchise chat has its own text.
  const link = page.getByRole('link', { name: 'Enquire on WhatsApp' });
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/910000000000');
  expect(url.searchParams.get('text')).toMatch(/master franchise/);
});

test('questions open by keyboard, without script', async ({ noScript }) => {
  await noScript.goto('/franchise');
  const second = noScript.locator('details').nth(1);
  await expect(second.locator('p').first()).toBeHidden();
  await second.locator('summary').press('Enter');
  await expect(second.locator('p').first()).toBeVisible();
});

test('when the figures were last checked, what tax adds, that nothing is promised', async ({ page }) => {
  await expect(page.locator('.investment time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(page.locator('.investment')).toContainText('Figures last checked');
  await expect(page.locator('.investment')).toContainText('GST');
  await expect(page.getByRole('main')).toContainText('do not promise any income');
});
