import { expect, ROUTES, test } from '../fixtures.ts';
import { expectNoViolations } from './scan.ts';

/** What is emulated in one mode is taken back in the next. */
const EVERYDAY = { media: null, reducedMotion: null, forcedColors: null } as const;
const MODES = {
  light: {},
  'reduced motion': { reducedMotion: 'reduce' },
  'forced colours': { forcedColors: 'active' },
  print: { media: 'print' },
} as const;

for (const route of ROUTES) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing on ${route} at ${width} in any mode`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      for (const [mode, media] of Object.entries(MODES)) {
        await test.step(mode, async () => {
          await page.emulateMedia({ ...EVERYDAY, ...media });
          await expectNoViolations(page, mode);
        });
      }
    });
  }
}

for (const width of [390, 1280]) {
  test.describe(`axe finds nothing at ${width} in the state of`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('an enlarged picture', async ({ page }) => {
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
      await expect(page.getByRole('heading', { name: /WhatsApp opened/ })).toBeVisible();
      await expectNoViolations(page);
    });

    test('an empty search', async ({ page }) => {
      await page.goto('/products');
      await page.getByRole('searchbox').fill('no such thing');
      await expect(page.getByText('No sarbath found matching your criteria.').first()).toBeVisible();
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
}
