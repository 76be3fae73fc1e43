import { DESK, expect, PHONE, test } from './fixtures.ts';

for (const [where, size] of [
  ['a desk', DESK],
  ['a tablet', { width: 1024, height: 900 }],
  ['a phone', PHONE],
] as const) {
  test(`on ${where} the glass is poured while one reads, with the words of one step at a time`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    const steps = await page.locator('.poured .caption').count();
    const seen = new Set<string>();
    for (let part = 0; part <= 1; part += 0.02) {
      const shown = await page.locator('.told .text').evaluate(async (text, part) => {
        const { top, height } = text.getBoundingClientRect();
        scrollTo({ top: scrollY + top + part * (height - innerHeight), behavior: 'instant' });
        // The browser looks at the place in view once a frame.
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        return [...document.querySelectorAll('.poured .caption')]
          .filter((one) => Number(getComputedStyle(one).opacity) > 0)
          .map((one) => [one.textContent.trim(), one.getBoundingClientRect()] as const)
          .filter(([, { left, bottom }]) => document.elementFromPoint(left + 80, bottom - 9)?.closest('.poured'))
          .map(([words]) => words);
      }, part);
      expect(shown.length, `at ${part}`).toBeLessThanOrEqual(1);
      for (const words of shown) seen.add(words);
    }
    expect(seen.size).toBe(steps);
  });
}
