import { expect, test } from './fixtures.ts';

test('the Back button names and opens the previous page, past a jump within the page', async ({ page }) => {
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

test('the Back button goes back in a browser without the Navigation API', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { navigation: undefined }));
  await page.goto('/franchise');
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  await page.locator('form').getByRole('link', { name: 'Back to the previous page' }).click();
  await expect(page).toHaveURL(/\/franchise$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/register$/);
});

test('the Back button leads to /franchise when there is no previous page', async ({ page }) => {
  await page.goto('/register');
  await page.locator('form').getByRole('link', { name: 'Back to Franchise' }).click();
  await expect(page).toHaveURL(/\/franchise$/);
});
