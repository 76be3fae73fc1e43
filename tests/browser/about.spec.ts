import { DESK, expect, PHONE, test } from './fixtures.ts';

for (const [where, size] of [
  ['a desk', DESK],
  ['a tablet', { width: 768, height: 1024 }],
  ['a phone', PHONE],
] as const) {
  test(`on ${where} the glass fills as one reads, and covers no words`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    const poured: number[] = [];
    for (const part of [0, 0.5, 1]) {
      const seen = await page.locator('.pour .words').evaluate(async (words, part) => {
        const { top, height } = words.getBoundingClientRect();
        scrollTo({ top: scrollY + top + part * (height - innerHeight), behavior: 'instant' });
        // Scroll timelines follow a frame later.
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        const layers = [
          ...document.querySelectorAll('.pour svg :is(.ice, .heap, .straw, .ribs path, .mix, .pool, .seeds)'),
        ];
        const right = Math.max(...[...words.children].map((one) => one.getBoundingClientRect().right));
        const glass = document.querySelector('.pour .glass')?.getBoundingClientRect().left ?? 0;
        const isInPlace = (layer: Element) =>
          /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/.test(getComputedStyle(layer).transform);
        return { inPlace: layers.filter(isInPlace).length / layers.length, isClear: right <= glass };
      }, part);
      expect(seen.isClear, `at ${part}`).toBe(true);
      poured.push(seen.inPlace);
    }
    expect(poured[0]).toBe(0);
    expect(poured[1]).toBeGreaterThan(0);
    expect(poured[1]).toBeLessThan(1);
    expect(poured[2]).toBe(1);
  });
}

test('with reduced motion the glass is full from the first', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await expect(page.locator('.pour svg .pool').first()).toHaveCSS('transform', 'none');
});

test('each step of the pour follows a paragraph of the story', async ({ page }) => {
  await page.goto('/about');
  const kinds = await page
    .locator('.pour .words')
    .evaluate((words) => [...words.children].map(({ className }) => className));
  expect(kinds.slice(0, 4)).toEqual(['', 'step', '', 'step']);
});
