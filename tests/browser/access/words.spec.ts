import type { Page } from '@playwright/test';
import { expect, ROUTES, test } from '../fixtures.ts';
import { enlargeText } from './text-boxes.ts';

/** Words that are broken without a hyphen or slash at the break, with the line they break on. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('script, style, noscript, .spoken, .skip, select, textarea, svg')) continue;
      for (const match of node.data.matchAll(/[\p{L}\p{M}\p{N}’']{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = [...range.getClientRects()].filter((box) => box.width > 0);
        const [first] = lines;
        // Half a line, because the boxes of tight lines overlap.
        if (first && lines.some((box) => box.top > first.top + first.height / 2)) found.push(match[0]);
      }
    }
    return found;
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of ROUTES) {
  test(`no word of ${route} breaks inside, at any width or text size`, async ({ page }) => {
    for (const [factor, widths] of [
      [1, [320, 350, 390, 768, 1024, 1110, 1180, 1280, 1920]],
      [1.5, [390, 1280]],
      [2, [390, 768, 1280]],
    ] as const) {
      await enlargeText(page, factor);
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await brokenWords(page), `at ${width} px, text at ${factor * 100} %`).toEqual([]);
      }
    }
  });
}
