import type { Page } from '@playwright/test';
import { layoutIssues } from '../../../src/publish/text-boxes.ts';
import { expect, ROUTES, test } from '../fixtures.ts';
import { brokenWords, enlargeLetters, enlargeText } from './words.ts';

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

/** What has a line of its own, or is too short to be broken. */
const NAMES = 'nav a, .button, .back, .medallion, .price, .page-name';

/** 320 pixels are 1280 at 400 % zoom (WCAG 1.4.10). */
const WIDTHS = [320, 390, 768, 1024, 1180, 1920];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Through the browser's own style sheets, which a page's security policy does not reach. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

for (const route of ROUTES) {
  test(`${route} keeps its texts apart and its words whole at every width, and with wide text spacing`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 900 });
      expect.soft(await layoutIssues(page), `at ${width}`).toEqual([]);
      expect.soft(await brokenWords(page), `at ${width}`).toEqual([]);
    }
    await addStyle(page, TEXT_SPACING);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutIssues(page), `text spacing at ${width}`).toEqual([]);
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

  test(`${route} keeps its texts apart and its names whole with letters alone enlarged`, async ({ page }) => {
    for (const factor of [1.3, 2]) {
      await page.goto(route);
      await enlargeLetters(page, factor);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await layoutIssues(page), `${factor} at ${width}`).toEqual([]);
        expect.soft(await spilling(page), `${factor} at ${width}`).toEqual([]);
        // A word of the heading may be as wide as the narrowest phone then.
        const names = factor * 320 > 1.5 * width ? NAMES : `h1, ${NAMES}`;
        expect.soft(await brokenWords(page, names), `${factor} at ${width}`).toEqual([]);
      }
    }
  });
}

/** A word, a hashtag and a mail address that are wider than a phone, and a word of Malayalam with its endings. */
const LONG =
  'Thiruvananthapuram! #ManacaudMilkSarbathYummmmmmmmmmmm orders.at.the.counter@manacaudmilksarbath.example തിരുവനന്തപുരത്തുകാരനായിരുന്നവരുടെ';

test('long words break inside rather than leave what they stand in', async ({ page }) => {
  const TEXTS: Readonly<Record<string, string>> = {
    '/': '.review blockquote, .review .author b, address, h3',
    '/about': '.story .text p, .quote blockquote',
    '/contact': '.details dd, summary h3, .note p',
    '/reviews': '.slide blockquote p, .review-card .text, .review-card .author b',
    '/products': '.menu-card p',
  };
  for (const [route, texts] of Object.entries(TEXTS)) {
    await page.goto(route);
    await page.evaluate(
      ([find, words]) => {
        for (const element of document.querySelectorAll(find ?? '')) element.textContent = words ?? '';
      },
      [texts, LONG],
    );
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutIssues(page), `${route} at ${width}`).toEqual([]);
    }
  }
});
