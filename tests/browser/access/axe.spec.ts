import type { Page } from '@playwright/test';
import { violationsOn } from '../../../src/publish/axe.ts';
import { expect, ROUTES, test } from '../fixtures.ts';

const expectNoViolations = async (page: Page) => expect(await violationsOn(page)).toEqual([]);

for (const route of ROUTES) {
  test(`axe finds nothing on ${route}, on phone, desktop and in forced colours`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(route);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectNoViolations(page);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await violationsOn(page, ['color-contrast'])).toEqual([]);
  });
}

test.describe('axe finds nothing in the state of', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('an enlarged image', async ({ page }) => {
    await page.goto('/gallery');
    await page.locator('figure > button[popovertarget]').first().click();
    await expect(page.locator(':popover-open')).toBeVisible();
    await expectNoViolations(page);
  });

  test('the enquiry form with errors', async ({ page }) => {
    await page.goto('/register');
    await page.locator('main form [type=submit]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoViolations(page);
  });

  test('the enquiry form after submitting', async ({ page, context }) => {
    await page.goto('/register');
    await page.getByLabel('Name').fill('Anitha');
    await page.getByLabel('Mobile').fill('98765 43210');
    await page.getByLabel('City').fill('Kollam');
    const opened = context.waitForEvent('page');
    await page.locator('main form [type=submit]').click();
    await (await opened).close();
    await expect(page.getByRole('heading', { name: 'Press Send in WhatsApp' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('an empty search and an open choice', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('searchbox').fill('no such thing');
    await expect(page.getByText('No sarbath found matching your criteria.').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Category' }).click();
    await expectNoViolations(page);
  });

  test('the paused carousel', async ({ page }) => {
    await page.goto('/reviews');
    await page.getByRole('button', { name: /pause|stop/i }).click();
    await expectNoViolations(page);
  });

  test('the open map', async ({ page }) => {
    await page.goto('/contact');
    await page
      .getByText(/Show the .*map/i)
      .first()
      .click();
    await expect(page.locator('iframe')).toBeVisible();
    await expectNoViolations(page);
  });
});
