import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import type { Measured } from '../../src/lib/build/budgets.ts';
import { AVATAR_HOSTS } from '../../src/schemas/hosts.ts';

/** The phone of Lighthouse, so that bytes and scores belong to the same layout. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SIZES = [PHONE.viewport, { width: 1440, height: 900 }];
/** Delay of a resource type, in milliseconds: a fast load hides its layout shift. */
const LATE = 400;

export interface PageReport {
  measured: Measured;
  /** Hosts, messages and responses behind the figures. */
  details: string[];
}

/** Sums up layout shifts. Runs in the page before its own code. */
const observeShift = () => {
  const total = { shift: 0 };
  Object.assign(window, { total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) total.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50)));
    return (window as unknown as { total: { shift: number } }).total.shift;
  });

/** Compressed body sizes from Resource Timing. */
const transferred = (page: Page) =>
  page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const files = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string;
    })[];
    const own = files.filter(({ name }) => name.startsWith(location.origin));
    const sum = (entries: PerformanceResourceTiming[]) =>
      entries.reduce((bytes, one) => bytes + one.encodedBodySize, 0);
    const blocking = files.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking');
    const scripts = own.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const early = (entry: PerformanceEntry) => entry.startTime < page.loadEventStart;
    return {
      critical: sum([page, ...blocking]),
      blocking: blocking.length,
      script: sum(scripts),
      earlyScript: sum(scripts.filter(early)),
      total: sum([page, ...own]),
    };
  });

/** Executable inline script, including event handler attributes. */
const inlineScript = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')];
    const code = blocks.filter(({ type }) => /^(|module|(text|application)\/javascript)$/.test(type));
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(({ name }) => name.startsWith('on')).map(({ value }) => value),
    );
    return [...code.map(({ text }) => text), ...handlers].join('\n');
  });

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Hovers and focuses each island, so that it hydrates. */
async function hydrateIslands(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    const inside = island.locator('input, select, textarea, button, a[href], [tabindex], svg').first();
    await inside.scrollIntoViewIfNeeded();
    await inside.hover({ force: true });
    await inside.focus();
    await page.waitForFunction((element) => !element?.hasAttribute('ssr'), await island.elementHandle());
  }
}

/** Layout shift of a page when one resource type loads late. */
async function shiftAt(
  context: BrowserContext,
  url: string,
  viewport: { width: number; height: number },
  kind: string,
) {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.addInitScript(observeShift);
  await page.route('**/*', async (route) => {
    if (!route.request().url().startsWith(new URL(url).origin)) return route.abort('blockedbyclient');
    if (route.request().resourceType() === kind) await new Promise((go) => setTimeout(go, LATE));
    return route.continue().catch(() => undefined);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sidewaysScroll = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  if (kind === 'image') await scrollThrough(page);
  const shift = await shiftOf(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  return { shift, sidewaysScroll };
}

/**
 * Opens a page with an empty cache on a phone, scrolls, then hydrates its islands. Layout shift is the worse of phone and
 * desktop.
 * @param path of the page, such as `/about`; an unknown one shows the 404 page
 */
export async function measurePage(context: BrowserContext, origin: string, path: string): Promise<PageReport> {
  const url = origin + path;
  const page = await context.newPage();
  const thirdParties = new Set<string>();
  const [messages, responses]: [string[], string[]] = [[], []];
  const isOwn = (url: string) => url.startsWith(`${origin}/`);
  await page.route(
    ({ href }) => !isOwn(href),
    (route) => {
      const { host } = new URL(route.request().url());
      if (!(AVATAR_HOSTS as readonly string[]).includes(host)) thirdParties.add(host);
      return route.abort('blockedbyclient');
    },
  );
  page.on('response', (response) => {
    const missingPage = response.url() === url && response.status() === 404;
    if (isOwn(response.url()) && response.status() >= 300 && !missingPage)
      responses.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    const missingPage = message.location().url === url && /status of 404/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && isOwn(message.location().url) && !missingPage)
      messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));

  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const inline = await inlineScript(page);
  const inlineBytes = inline ? brotliCompressSync(inline).length : 0;
  const idle = await transferred(page);
  await scrollThrough(page);
  const scrolled = await transferred(page);
  await hydrateIslands(page);
  const hydrated = await transferred(page);
  await page.close();

  const withImages = await Promise.all(SIZES.map((size) => shiftAt(context, url, size, 'image')));
  const withFonts = await Promise.all(SIZES.map((size) => shiftAt(context, url, size, 'font')));
  return {
    measured: {
      criticalBytes: idle.critical,
      criticalRequests: 1 + idle.blocking,
      inlineScript: inlineBytes,
      scriptAtLoad: inlineBytes + idle.earlyScript,
      scriptBeforeIntent: inlineBytes + idle.script,
      scriptAfterIntent: inlineBytes + hydrated.script,
      bytesAtLoad: idle.total - idle.script + idle.earlyScript,
      bytesAfterScrolling: scrolled.total,
      layoutShift: Math.max(...withImages.map(({ shift }) => shift)),
      lateFontShift: Math.max(...withFonts.map(({ shift }) => shift)),
      sidewaysScroll: Math.max(...withImages.map(({ sidewaysScroll: pixels }) => pixels)),
      thirdParties: thirdParties.size,
      consoleMessages: messages.length,
      redirectsAndMissing: responses.length,
    },
    details: [...thirdParties, ...messages, ...responses],
  };
}
