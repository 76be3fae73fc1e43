import { expect, test } from './fixtures.ts';

test.beforeEach(({ page }) => page.goto('/franchise').then(() => undefined));

test('the estimate, the model, the way to register and the brochure', async ({ page, request }) => {
  const main = page.getByRole('main');
  await expect(page.locator('header')).toContainText('2.5 to 3.5 lakhs');
  await expect(main.getByRole('heading', { name: 'The franchise model' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
  const brochure = main.getByRole('link', { name: /brochure/i });
  await expect(brochure).toHaveAttribute('download', '');
  const file = await request.get((await brochure.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  const body = await file.body();
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(main).toContainText(`${Math.ceil(body.length / 1024)} KB`);
});

test('the master-franchise chat has its own text', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Enquire on WhatsApp' });
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/910000000000');
  expect(url.searchParams.get('text')).toMatch(/master franchise/);
});

test('questions open and close by keyboard, without script too', async ({ page, noScript }) => {
  for (const one of [page, noScript]) {
    await one.goto('/franchise');
    const second = one.locator('details').nth(1);
    await expect(second.locator('p').first()).toBeHidden();
    await second.locator('summary').focus();
    await one.keyboard.press('Enter');
    await expect(second.locator('p').first()).toBeVisible();
  }
});

test('when the figures were last checked, what tax adds, that nothing is promised', async ({ page }) => {
  await expect(page.locator('.investment time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(page.locator('.investment')).toContainText('Figures last checked');
  await expect(page.locator('.investment')).toContainText('GST');
  await expect(page.getByRole('main')).toContainText('do not promise any income');
});
