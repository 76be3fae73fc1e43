import type { BrowserContext, Page } from '@playwright/test';
import type { ShiftFacts } from './facts.ts';
import { scrollThrough } from './load.ts';

const late = 400;

/** Runs before the page's own code: adds up every layout shift, whatever caused it. */
const observe = () => {
  const total = { shift: 0 };
  Object.assign(window, { shifted: total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) total.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};
const shifted = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50)));
    return (window as unknown as { shifted: { shift: number } }).shifted.shift;
  });

/**
 * Loads a page at one size while fonts and pictures arrive late, since a fast load never shows the shift they cause,
 * and scrolls through it.
 */
async function measureAt(context: BrowserContext, url: string, width: number, height: number): Promise<ShiftFacts> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.addInitScript(observe);
  const origin = new URL(url).origin;
  await page.route('**/*', async (route) => {
    if (new URL(route.request().url()).origin !== origin) return route.abort('blockedbyclient');
    if (['font', 'image'].includes(route.request().resourceType())) await new Promise((go) => setTimeout(go, late));
    return route.continue().catch(() => undefined);
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const atLoad = await shifted(page);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const inAll = await shifted(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  return { shiftAtLoad: atLoad, shiftWhileScrolling: inAll - atLoad, sidewaysScroll: Math.max(0, overhang) };
}

/** The worse of a phone (412 px) and a desk (1440 px). */
export async function measureShift(context: BrowserContext, url: string): Promise<ShiftFacts> {
  const [phone, desk] = [await measureAt(context, url, 412, 823), await measureAt(context, url, 1440, 900)];
  return {
    shiftAtLoad: Math.max(phone.shiftAtLoad, desk.shiftAtLoad),
    shiftWhileScrolling: Math.max(phone.shiftWhileScrolling, desk.shiftWhileScrolling),
    sidewaysScroll: Math.max(phone.sidewaysScroll, desk.sidewaysScroll),
  };
}
