import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { NOT_FOUND_PATH, overBudget } from '../../src/lib/build/budgets.ts';
import { expect, MISSING, ROUTES, test } from './fixtures.ts';

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

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
  });
  await page.waitForLoadState('networkidle');
}

for (const route of ROUTES) {
  const path = route === MISSING ? NOT_FOUND_PATH : route;

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
    const inlineBytes = inline && brotliCompressSync(inline).length;
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
    const measured = {
      criticalBytes: await sum((kind) => kind === 'document'),
      criticalRequests: 1 + blocking,
      inlineScript: Number(inlineBytes),
      scriptBeforeIntent: Number(inlineBytes) + scriptBefore,
      scriptAfterIntent: Number(inlineBytes) + (await sum(isScript)),
      bytesAfterScrolling: scrolled,
    };
    expect(overBudget(path, measured)).toEqual([]);
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
    expect(overBudget(path, { lateFontShift: shift })).toEqual([]);
  });
}
