/** Every page, opened once on a desk and once on a phone, and looked at from all sides. */
import type { Page } from '@playwright/test';
import { PALETTE } from '../../../src/lib/site/palette.ts';
import { violationsOn } from '../../../src/publish/axe.ts';
import { layoutIssues } from '../../../src/publish/text-boxes.ts';
import { DESK, expect, expectStill, nameOf, PAGES, PHONE, ROUTES, rgb, test } from '../fixtures.ts';
import { covered } from './covered.ts';
import { unseenInForcedColours } from './forced-colours.ts';
import { smallTargets, tabFaults } from './keyboard.ts';
import { brokenWords, enlargeLetters, enlargeText, spilling } from './words.ts';

// A carousel that rests. The page without images and fonts is refused them on purpose.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/net::ERR_FAILED/] });

/** WCAG 1.4.12, the values it names. */
const TEXT_SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** A4 without the margins of `print.css`, in CSS pixels: what a page is laid out in when it is printed. */
const PRINT_AREA = { width: 688, height: 1032 };

/** What has a line of its own, or is too short to be broken. */
const NAMES = 'nav a, .button, .back, .medallion, .price, .page-name';

/** Expects texts apart, words whole, and nothing under what stays on the screen. */
async function expectRoom(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  expect.soft(await layoutIssues(page), `at ${width}`).toEqual([]);
  expect.soft(await brokenWords(page), `words broken at ${width}`).toEqual([]);
  expect.soft(await covered(page), `hidden at ${width}`).toEqual([]);
}

/** The text of `main`, without controls that need scripts. */
const words = (page: Page) =>
  page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const extra of copy.querySelectorAll('script, style, template, noscript, .needs-code, .controls'))
      extra.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  });

/** Texts that are not shown, but for those in some parts. */
const unseen = (page: Page, parts: string) =>
  page.evaluate(
    (hidden) =>
      [...document.querySelectorAll('main :is(h2, h3, p, li, blockquote, td, th, dd, .price)')]
        .filter((one) => !one.closest(`[popover], [role=status], [hidden], .waiting, ${hidden}`))
        .filter((one) => one.textContent.trim() !== '' && !one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.textContent.trim().slice(0, 60)),
    parts,
  );

/** Texts that are not printed in the one dark colour. */
const pale = (page: Page) =>
  page.evaluate(
    (ink) =>
      [...document.querySelectorAll('body *')]
        .filter(
          (one) =>
            one.checkVisibility() && [...one.childNodes].some((node) => node instanceof Text && node.data.trim()),
        )
        .filter((one) => getComputedStyle(one).color !== ink)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    rgb(PALETTE.ink),
  );

for (const route of ROUTES) {
  test(`${route} on a desk`, async ({ page, noScript }) => {
    await page.setViewportSize(DESK);
    await page.goto(route);
    await expectStill(page);
    // Names, roles and their order. Header and footer are those of PAGES[1]; home has a header of its own. After an
    // intended change: `npx playwright test access/pages --update-snapshots`, and read the difference.
    const part = page.locator(PAGES.slice(0, 2).includes(route) ? 'body' : 'main');
    await expect.soft(part).toMatchAriaSnapshot({ name: `${nameOf(route)}.aria.yml` });
    const moving = await page.evaluate(() => [
      ...document.getAnimations().map((one) => (one as CSSAnimation).animationName),
      ...[...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).transitionDuration !== '0s'),
    ]);
    expect.soft(moving, 'moves though less motion is wanted').toEqual([]);
    expect.soft(await tabFaults(page)).toEqual([]);
    expect.soft(await smallTargets(page)).toEqual([]);
    expect.soft(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await violationsOn(page, ['color-contrast']), 'in forced colours').toEqual([]);
    expect.soft(await unseenInForcedColours(page), 'not seen in forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    for (const width of [768, 1024, 1100, 1101, 1440, 2560]) await expectRoom(page, width, 900);

    await noScript.route(/\.(svg|webp|avif|png|jpe?g|woff2?)(\?|$)/, (request) => request.abort());
    await noScript.goto(route);
    const all = await words(page);
    expect.soft(all.length).toBeGreaterThan(40);
    expect.soft(await words(noScript), 'without script').toBe(all);
    expect
      .soft(
        await unseen(noScript, 'details:not([open]), .needs-code, .message-panel, .controls'),
        'unseen without script, images and fonts',
      )
      .toEqual([]);
    const idle = noScript.locator('.needs-code, .controls, .search-form').filter({ visible: true });
    await expect.soft(idle, 'of no use without script').toHaveCount(0);

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PRINT_AREA);
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
    const leading = 'nav, .skip, .back, .floating, .avatar, .button, .no-print, main .text-link[href^="/"]';
    const onScreen = page.locator(leading).filter({ visible: true });
    await expect.soft(onScreen, 'printed').toHaveCount(0);
    expect
      .soft(await unseen(page, 'nav, search, .card:has(form), .button, .buttons, .no-print'), 'not printed')
      .toEqual([]);
    expect.soft(await pale(page), 'pale in print').toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PRINT_AREA.width);

    await page.emulateMedia({ media: 'screen' });
    const bare = await page.evaluate(() => {
      for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove();
      for (const styled of document.querySelectorAll('[style]')) styled.removeAttribute('style');
      const tops = ['header', 'main', 'footer'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().top,
      );
      // Without a size of its own, a drawing would push the text off the screen.
      const drawings = [...document.querySelectorAll('svg:not([role=listbox] *, [role=listbox])')];
      const huge = drawings.filter((drawing) => drawing.getBoundingClientRect().height > 200);
      return { tops, huge: huge.map((drawing) => drawing.parentElement?.outerHTML.slice(0, 80)) };
    });
    expect.soft(bare.tops, 'in order without style').toEqual(bare.tops.toSorted((a = 0, b = 0) => a - b));
    expect.soft(bare.huge, 'huge without style').toEqual([]);
  });

  test(`${route} on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    await expectStill(page);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await tabFaults(page)).toEqual([]);
    expect.soft(await smallTargets(page)).toEqual([]);
    expect.soft(await violationsOn(page)).toEqual([]);
    await expectRoom(page, PHONE.width, 800);
    // 1280 × 1024 at 400 % zoom (WCAG 1.4.10).
    await expectRoom(page, 320, 256);
    expect.soft(await smallTargets(page), 'on the smallest phone').toEqual([]);

    // Through the browser's own style sheets, which a page's security policy does not reach.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, TEXT_SPACING);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutIssues(page), `text spacing at ${width}`).toEqual([]);
      expect.soft(await covered(page), `text spacing at ${width}`).toEqual([]);
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });

    let enlarged = 1;
    for (const factor of [1.3, 2]) {
      await enlargeLetters(page, factor / enlarged);
      enlarged = factor;
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await layoutIssues(page), `letters × ${factor} at ${width}`).toEqual([]);
        expect.soft(await spilling(page), `letters × ${factor} at ${width}`).toEqual([]);
        // A word of the heading may be as wide as the narrowest phone then.
        const names = factor * 320 > 1.5 * width ? NAMES : `h1, ${NAMES}`;
        expect.soft(await brokenWords(page, names), `letters × ${factor} at ${width}`).toEqual([]);
      }
    }

    // WCAG 1.4.4.
    await enlargeText(page, 2);
    await page.goto(route);
    for (const width of [320, 390, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutIssues(page), `text × 2 at ${width}`).toEqual([]);
      expect.soft(await spilling(page), `text × 2 at ${width}`).toEqual([]);
    }
  });
}

/** A word, a hashtag and a mail address that are wider than a phone, and a word of Malayalam with its endings. */
const LONG =
  'Thiruvananthapuram! #ManacaudMilkSarbathYummmmmmmmmmmm orders.at.the.counter@manacaudmilksarbath.example തിരുവനന്തപുരത്തുകാരനായിരുന്നവരുടെ';

test('long words break inside rather than leave what they stand in', async ({ page }) => {
  const TEXTS: Readonly<Record<string, string>> = {
    '/': '.review blockquote, .review .author b, address, h3',
    '/about': '.pour .words p, .quote blockquote',
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
