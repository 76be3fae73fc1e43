import { DESK, expect, PHONE, test } from './fixtures.ts';

test('the glass fills as the story is read, and covers no words', async ({ page }) => {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    const filled: number[] = [];
    for (const part of [0, 0.5, 1]) {
      const { share, isClear } = await page.locator('.pour .words').evaluate(async (words, part) => {
        const { top, height } = words.getBoundingClientRect();
        scrollTo({ top: scrollY + top + part * (height - innerHeight), behavior: 'instant' });
        // Scroll timelines follow a frame later.
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        const layers = [...document.querySelectorAll('.pour svg :is(.ice, .stirred, .layer)')];
        const inPlace = layers.filter((layer) =>
          /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/.test(getComputedStyle(layer).transform),
        );
        const right = Math.max(...[...words.querySelectorAll('p, li')].map((one) => one.getBoundingClientRect().right));
        const glass = document.querySelector('.pour .glass')?.getBoundingClientRect().left ?? 0;
        return { share: inPlace.length / layers.length, isClear: right <= glass };
      }, part);
      expect(isClear, `at ${part} of ${size.width}`).toBe(true);
      filled.push(share);
    }
    const [first, middle, last] = filled;
    expect([first, last]).toEqual([0, 1]);
    expect(middle).toBeGreaterThan(0);
    expect(middle).toBeLessThan(1);
  }
});

test('with reduced motion the glass is full from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await expect(page.locator('.pour svg .layer').first()).toHaveCSS('transform', 'none');
});
