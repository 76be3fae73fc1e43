import { DESK, expect, PHONE, test } from './fixtures.ts';

for (const [where, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test(`on ${where} the glass is poured while one reads, with the words of one step at a time`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/about');
    const captions = page.locator('.poured .caption');
    const steps = await captions.count();
    const seen = new Set<string>();
    const { top, height } = await page.locator('.told .text').evaluate((text) => text.getBoundingClientRect());
    for (let part = 0; part <= 1; part += 0.02) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top + part * (height - size.height));
      const shown = await captions.evaluateAll((all) =>
        all.filter((one) => Number(getComputedStyle(one).opacity) > 0).map(({ textContent }) => textContent.trim()),
      );
      expect(shown.length, `at ${part}`).toBeLessThanOrEqual(1);
      for (const words of shown) seen.add(words);
    }
    expect(seen.size).toBe(steps);
  });
}
