/** Accessibility of every page on a desktop and on a phone, in every mode and width. */
import type { Page } from '@playwright/test';
import { PALETTE } from '../../../src/lib/site/palette.ts';
import { violationsOn } from '../../../src/publish/axe.ts';
import { layoutIssues } from '../../../src/publish/text-boxes.ts';
import { DESK, expect, nameOf, PHONE, ROUTES, rgb, test, waitForCarousel } from '../fixtures.ts';
import {
  brokenWords,
  coveredByFixed,
  enlargeText,
  invisibleInForcedColours,
  smallTargets,
  tabFaults,
} from './detectors.ts';

// Stops the carousel. Blocked images and fonts cause the expected errors.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/net::ERR_FAILED/] });

/** The values that WCAG 1.4.12 names. */
const TEXT_SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** A4 in CSS pixels without the margins of `print.css`. */
const PRINT_AREA = { width: 688, height: 1032 };

/** Expects no overlapping texts, no broken words, and nothing under fixed elements. */
async function expectCleanLayout(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  expect.soft(await layoutIssues(page), `at ${width}`).toEqual([]);
  expect.soft(await brokenWords(page), `words broken at ${width}`).toEqual([]);
  expect.soft(await coveredByFixed(page), `hidden at ${width}`).toEqual([]);
}

/** The text of `main`, without controls that need scripts. */
const mainText = (page: Page) =>
  page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const extra of copy.querySelectorAll('script, style, template, noscript, .needs-script, .controls'))
      extra.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  });

/** Returns texts that are hidden, except popovers, status messages and the elements that match `parts`, a selector. */
const findHiddenText = (page: Page, parts: string) =>
  page.evaluate(
    (parts) =>
      [...document.querySelectorAll('main :is(h2, h3, p, li, blockquote, td, th, dd, .price)')]
        .filter((one) => !one.closest(`[popover], [role=status], [hidden], .waiting, ${parts}`))
        .filter((one) => one.textContent.trim() !== '' && !one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.textContent.trim().slice(0, 60)),
    parts,
  );

/** Printed text in another colour than ink. */
const textsNotInInk = (page: Page) =>
  page.evaluate(
    (ink) =>
      [...document.querySelectorAll('body *')]
        .filter((one) => one.checkVisibility() && getComputedStyle(one).color !== ink)
        .filter((one) => [...one.childNodes].some((node) => node instanceof Text && node.data.trim()))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    rgb(PALETTE.ink),
  );

for (const route of ROUTES) {
  test(`${route} on a desktop`, async ({ page, noScript }) => {
    await page.setViewportSize(DESK);
    await page.goto(route);
    await waitForCarousel(page);
    // Names, roles and their order: header and footer on /about, one review on /reviews, one image of each group on
    // /gallery. After an intended change: `npx playwright test access/pages --update-snapshots`; read the difference.
    const part = page.locator(route === '/about' ? 'body' : 'main');
    await expect.soft(part).toMatchAriaSnapshot({ name: `${nameOf(route)}.aria.yml` });
    const moving = await page.evaluate(() => [
      ...document.getAnimations().map((one) => (one as CSSAnimation).animationName),
      ...[...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).transitionDuration !== '0s'),
    ]);
    expect.soft(moving, 'moves despite reduced motion').toEqual([]);
    expect.soft(await tabFaults(page)).toEqual([]);
    expect.soft(await smallTargets(page)).toEqual([]);
    expect.soft(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await violationsOn(page, ['color-contrast']), 'in forced colours').toEqual([]);
    expect.soft(await invisibleInForcedColours(page), 'not seen in forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    for (const width of [768, 1100, 1101, 1440, 2560]) await expectCleanLayout(page, width, 900);

    await noScript.route(/\.(svg|webp|avif|png|jpe?g|woff2?)(\?|$)/, (request) => request.abort());
    await noScript.goto(route);
    const all = await mainText(page);
    expect.soft(all.length).toBeGreaterThan(40);
    expect.soft(await mainText(noScript), 'without script').toBe(all);
    const scriptOnly = '.needs-script, .controls, .search-form';
    const hidden = await findHiddenText(noScript, `details:not([open]), .message-panel, ${scriptOnly}`);
    expect.soft(hidden, 'hidden without script, images and fonts').toEqual([]);
    await expect
      .soft(noScript.locator(scriptOnly).filter({ visible: true }), 'of no use without script')
      .toHaveCount(0);

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PRINT_AREA);
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
    const controls = 'nav, .skip, .back, .button, .no-print';
    await expect.soft(page.locator(controls).filter({ visible: true }), 'printed').toHaveCount(0);
    const missing = await findHiddenText(page, 'nav, search, .card:has(form), .button, .buttons, .no-print');
    expect.soft(missing, 'not printed').toEqual([]);
    expect.soft(await textsNotInInk(page), 'pale in print').toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PRINT_AREA.width);
  });

  test(`${route} on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    await waitForCarousel(page);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await tabFaults(page)).toEqual([]);
    expect.soft(await violationsOn(page)).toEqual([]);
    await expectCleanLayout(page, PHONE.width, 800);
    // 1280 × 1024 at 400 % zoom (WCAG 1.4.10).
    await expectCleanLayout(page, 320, 256);
    expect.soft(await smallTargets(page)).toEqual([]);

    // Adopted style sheets are exempt from the policy of the page.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, TEXT_SPACING);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutIssues(page), `text spacing at ${width}`).toEqual([]);
    }

    // WCAG 1.4.4.
    await enlargeText(page, 2);
    await page.goto(route);
    for (const width of [320, 390, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutIssues(page), `text × 2 at ${width}`).toEqual([]);
    }
  });
}
