import { expect, linesOfMalayalam, PAGES, test } from './fixtures.ts';

// preview.spec.ts shows pages that have Malayalam.
for (const route of PAGES) {
  test(`${route} does not request the Malayalam font, as it has no such text`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (/anek-malayalam\./.test(request.url())) fonts.push(request.url());
    });
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toEqual([]);
    expect(await linesOfMalayalam(page)).toEqual([]);
  });
}
