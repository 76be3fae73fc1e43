import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, ROUTES, scrollThrough, test } from './fixtures.ts';

/** Ten packets, which a server sends before the first acknowledgement (RFC 6928). */
const FIRST_FLIGHT = 14_600;
/** The most bytes of a page, with brotli: of its HTML, of scripts before and after use, and of all else. */
const noScript = { html: FIRST_FLIGHT, before: 0, after: 0, scrolled: 120_000 };
const BUDGETS: Readonly<Record<string, typeof noScript>> = {
  // One small script composes the e-mail.
  '/contact': { ...noScript, before: 1_500, after: 1_500 },
  '/gallery': { ...noScript, scrolled: 300_000 },
  '/products': { html: FIRST_FLIGHT, before: 2_500, after: 66_000, scrolled: 160_000 },
  '/register': { html: FIRST_FLIGHT, before: 2_500, after: 68_000, scrolled: 120_000 },
  // It has the most to say. Its icons in the tab bar as files would save 500 bytes, and flash on each page.
  '/franchise': { html: 15_700, before: 2_500, after: 118_000, scrolled: 170_000 },
  // The carousel rotates by itself, so it hydrates once the page is idle.
  '/reviews': { html: FIRST_FLIGHT, before: 72_000, after: 72_000, scrolled: 120_000 },
};
const LAYOUT_SHIFT = 0.02;

/** The phone of Lighthouse, so that bytes and scores belong to the same layout. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

const isText = (response: Response) =>
  /^(text|image\/svg|application\/(json|javascript|xml|manifest))/.test(response.headers()['content-type'] ?? '');
/** Bytes of a response as a host sends it, with brotli. */
async function bytesOf(response: Response): Promise<number> {
  const body = await response.body();
  return isText(response) ? brotliCompressSync(body).length : body.length;
}

/** Executable inline script. */
const inlineScript = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
      .filter(({ type }) => /^(|module|(text|application)\/javascript)$/.test(type))
      .map(({ text }) => text)
      .join('\n'),
  );

for (const route of ROUTES) {
  test(`${route} keeps its budget of bytes`, async ({ page, baseURL }) => {
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(String(baseURL))) responses.push(response);
    });
    const sum = async (kinds: (kind: string) => boolean) => {
      const wanted = responses.filter((response) => kinds(response.request().resourceType()));
      return (await Promise.all(wanted.map(bytesOf))).reduce((total, bytes) => total + bytes, 0);
    };
    const isScript = (kind: string) => kind === 'script';

    await page.goto(route, { waitUntil: 'networkidle' });
    const inline = await inlineScript(page);
    const inlineBytes = inline ? brotliCompressSync(inline).length : 0;
    const blocking = await page.evaluate(
      () =>
        (
          performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[]
        ).filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length,
    );
    const scriptBefore = await sum(isScript);
    await scrollThrough(page);
    const scrolled = await sum((kind) => !isScript(kind));
    for (const island of await page.locator('astro-island').all()) {
      await island.locator('input, select, button, a[href], [tabindex], svg').first().hover({ force: true });
      await island.locator('input, select, button, a[href], [tabindex]').first().focus();
      await expect(island).not.toHaveAttribute('ssr');
    }
    await page.waitForLoadState('networkidle');
    const { html, before, after, scrolled: most } = BUDGETS[route] ?? noScript;
    expect.soft(await sum((kind) => kind === 'document'), 'HTML with its styles').toBeLessThanOrEqual(html);
    expect.soft(blocking, 'further requests that block the first paint').toBe(0);
    expect.soft(inlineBytes, 'inline script').toBeLessThanOrEqual(Math.min(before, 2_500));
    expect.soft(inlineBytes + scriptBefore, 'scripts before use').toBeLessThanOrEqual(before);
    expect.soft(inlineBytes + (await sum(isScript)), 'scripts after use').toBeLessThanOrEqual(after);
    expect.soft(scrolled, 'all but scripts, after scrolling').toBeLessThanOrEqual(most);
    // Only for pages with such text: preview.spec.ts has some.
    expect(responses.filter((response) => response.url().includes('anek-malayalam'))).toEqual([]);
  });

  test(`${route} does not move when fonts and images come late`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let painted = () => {};
    const paint = new Promise<void>((resolve) => {
      painted = resolve;
    });
    await page.route(/\.(woff2|avif|webp|svg)$/, async (file) => {
      await paint;
      await file.continue();
    });
    await page.goto(route, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    painted();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });
}
