import type { Page } from '@playwright/test';
import { expect, ROUTES, test } from '../fixtures.ts';
import { troubles } from './text-boxes.ts';

/** WCAG 1.4.12, the values it names. */
const TEXT_SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Buttons, medallions and pictures' links whose words reach beyond their ground or beyond the screen, by words. */
const spilling = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.button, .medallion, .back, nav a, button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const ground = element.getBoundingClientRect();
        const [left, right] = [Math.max(ground.left, 0), Math.min(ground.right, innerWidth)];
        const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
          const { parentElement } = walk.currentNode;
          // Words for screen readers alone.
          if (!parentElement || getComputedStyle(parentElement).clipPath !== 'none') continue;
          const range = document.createRange();
          range.selectNodeContents(walk.currentNode);
          const words = range.getBoundingClientRect();
          if (words.width > 0 && (words.left < left - 1 || words.right > right + 1)) return true;
        }
        return false;
      })
      .map((element) => element.textContent?.trim()),
  );

const SETTINGS = {
  'a width of 320 pixels': { width: 320, height: 640 },
  'a width of 768 pixels': { width: 768, height: 1024 },
  'a width of 1024 pixels': { width: 1024, height: 768 },
  'a width of 1920 pixels': { width: 1920, height: 1080 },
  // 1280 × 1024 at 400 % (WCAG 1.4.10).
  '400 % zoom': { width: 320, height: 256 },
} as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of ROUTES) {
  for (const [name, viewport] of Object.entries(SETTINGS)) {
    test(`${route} keeps its texts apart at ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(route);
      expect(await troubles(page)).toEqual([]);
    });
  }

  for (const width of [390, 1280]) {
    test(`${route} keeps its texts apart at ${width} with wide text spacing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      // Through the browser's own style sheets, which a page's security policy does not reach.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, TEXT_SPACING);
      expect(await troubles(page)).toEqual([]);
    });

    test(`${route} keeps its texts apart at ${width} with text twice as large`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await troubles(page)).toEqual([]);
      expect(await spilling(page)).toEqual([]);
    });
  }
}
