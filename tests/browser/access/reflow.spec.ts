import type { Page } from '@playwright/test';
import { brokenWords, enlargeText, layoutIssues } from '../../../src/publish/text-boxes.ts';
import { expect, ROUTES, test } from '../fixtures.ts';

/** WCAG 1.4.12, the values it names. */
const TEXT_SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Texts of buttons and links that extend beyond them or beyond the screen. */
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
          // Words that come with hover and focus.
          if (getComputedStyle(parentElement).maxWidth === '0px') continue;
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
  'a width of 390 pixels': { width: 390, height: 844 },
  'a width of 768 pixels': { width: 768, height: 1024 },
  'a width of 1024 pixels': { width: 1024, height: 768 },
  'a width of 1180 pixels': { width: 1180, height: 900 },
  'a width of 1920 pixels': { width: 1920, height: 1080 },
  // 1280 × 1024 at 400 % (WCAG 1.4.10).
  '400 % zoom': { width: 320, height: 256 },
} as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Through the browser's own style sheets, which a page's security policy does not reach. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

for (const route of ROUTES) {
  test(`${route} keeps its texts apart and its words whole at every width`, async ({ page }) => {
    await page.goto(route);
    for (const [name, viewport] of Object.entries(SETTINGS)) {
      await page.setViewportSize(viewport);
      expect.soft(await layoutIssues(page), name).toEqual([]);
      expect.soft(await brokenWords(page), name).toEqual([]);
    }
  });

  test(`${route} keeps its texts apart with wide text spacing`, async ({ page }) => {
    await page.goto(route);
    await addStyle(page, TEXT_SPACING);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutIssues(page), `at ${width}`).toEqual([]);
    }
  });

  // WCAG 1.4.4.
  test(`${route} keeps its texts apart and its words whole with text twice as large`, async ({ page }) => {
    await enlargeText(page, 2);
    await page.goto(route);
    for (const width of [320, 390, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutIssues(page), `at ${width}`).toEqual([]);
      expect.soft(await spilling(page), `at ${width}`).toEqual([]);
      expect.soft(await brokenWords(page), `at ${width}`).toEqual([]);
    }
  });
}
