import { expect, MISSING, ROUTES, SCRIPT_FREE, test } from './fixtures.ts';

for (const route of ROUTES) {
  test(`${route} answers with its status, one h1 and no complaint`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(route === MISSING ? 404 : 200);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test(`${route} fits a screen 320 px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(route);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });
}

for (const route of SCRIPT_FREE) {
  test(`${route} carries no script`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
  });

  test(`${route} carries no style attribute`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('[style]')).toHaveCount(0);
  });
}
