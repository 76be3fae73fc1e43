import type { BrowserContext, Page } from '@playwright/test';
import type { ShiftFacts } from './facts.ts';
import { scrollThrough } from './load.ts';

const late = 400;
type Kind = 'font' | 'image';

/** Runs before the page's own code: adds up every layout shift, whatever caused it. */
export const observeShift = () => {
  const total = { shift: 0 };
  Object.assign(window, { shifted: total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) total.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};
/** The score of all that moved so far, after the next paint. */
export const shifted = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50)));
    return (window as unknown as { shifted: { shift: number } }).shifted.shift;
  });

/** Loads a page while one kind of file arrives late, since a fast load never shows the shift it causes, and scrolls. */
async function measureAt(
  context: BrowserContext,
  url: string,
  viewport: { width: number; height: number },
  slow: Kind,
) {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.addInitScript(observeShift);
  const origin = new URL(url).origin;
  await page.route('**/*', async (route) => {
    if (new URL(route.request().url()).origin !== origin) return route.abort('blockedbyclient');
    if (route.request().resourceType() === slow) await new Promise((go) => setTimeout(go, late));
    return route.continue().catch(() => undefined);
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const atLoad = await shifted(page);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // Faces are there by then; pictures come as one scrolls.
  if (slow === 'image') {
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
  }
  const inAll = await shifted(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  return { atLoad, scrolling: inAll - atLoad, sidewaysScroll: Math.max(0, overhang) };
}

/** The worse of a phone (412 px) and a desk (1440 px). */
export async function measureShift(context: BrowserContext, url: string): Promise<ShiftFacts> {
  const phone = { width: 412, height: 823 };
  const desk = { width: 1440, height: 900 };
  const bothWith = (slow: Kind) => Promise.all([phone, desk].map((size) => measureAt(context, url, size, slow)));
  const sizes = await bothWith('image');
  const lateFonts = await bothWith('font');
  const worst = (read: (one: (typeof sizes)[number]) => number) => Math.max(...sizes.map(read));
  return {
    shiftAtLoad: worst(({ atLoad }) => atLoad),
    shiftWhileScrolling: worst(({ scrolling }) => scrolling),
    shiftOfLateFonts: Math.max(...lateFonts.map(({ atLoad }) => atLoad)),
    sidewaysScroll: worst(({ sidewaysScroll }) => sidewaysScroll),
  };
}
