import type { Page } from '@playwright/test';
import { expect, ROUTES, test } from '../fixtures.ts';

/** The text of `main`, without controls that need scripts. */
const words = (page: Page) =>
  page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const extra of copy.querySelectorAll('script, style, template, noscript, .scripted, .controls'))
      extra.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  });
const visibleText = (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: only the text that is seen counts here.
  page.evaluate(() => document.querySelector('main')?.innerText.replace(/\s+/g, ' ').trim() ?? '');

// Files are blocked on purpose, and the carousel rests: its "2 of 10" would come and go.
test.use({ expectedErrors: [/ERR_FAILED|net::/], contextOptions: { reducedMotion: 'reduce' } });

for (const route of ROUTES) {
  test(`${route} says the same without script, without images and fonts, and in order without style`, async ({
    page,
    noScript,
    context,
  }) => {
    await page.goto(route);
    await noScript.goto(route);
    const complete = await words(page);
    expect(complete.length).toBeGreaterThan(40);
    expect(await words(noScript)).toBe(complete);
    // All of it is visible.
    await noScript.setViewportSize({ width: 1280, height: 900 });
    const hidden = await noScript.evaluate(() =>
      [...document.querySelectorAll('main :is(h2, h3, p, li, blockquote, td, th, dd)')]
        .filter(
          (element) =>
            !element.closest('details:not([open]), [popover], [role=status], .scripted, .controls, [hidden], .waiting'),
        )
        .filter(
          (element) =>
            (element.textContent ?? '').trim() !== '' && !element.checkVisibility({ visibilityProperty: true }),
        )
        .map((element) => element.textContent?.trim().slice(0, 60)),
    );
    expect(hidden).toEqual([]);

    const bare = await context.newPage();
    await bare.route(/\.(svg|webp|avif|png|jpe?g|woff2?)(\?|$)/, (request) => request.abort());
    await bare.goto(route);
    await expect.poll(() => visibleText(bare)).toBe(await visibleText(page));

    await page.evaluate(() => {
      for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove();
      for (const styled of document.querySelectorAll('[style]')) styled.removeAttribute('style');
    });
    const tops = await page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
      return ['header', 'main', 'footer'].map(top);
    });
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(tops.every(Number.isFinite)).toBe(true);
    expect((await visibleText(page)).length).toBeGreaterThan(40);
    // An SVG without a size of its own would push the text off the screen.
    const huge = await page.evaluate(() =>
      [...document.querySelectorAll('svg:not([role=listbox] *, [role=listbox])')]
        .filter((drawing) => drawing.getBoundingClientRect().height > 200)
        .map((drawing) => drawing.parentElement?.outerHTML.slice(0, 80)),
    );
    expect(huge).toEqual([]);
  });
}
