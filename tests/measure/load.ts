import type { BrowserContext, Page, Request } from '@playwright/test';
import { brotli, encodedBody, resolvePath } from '../support/site-files.ts';
import type { LoadFacts } from './facts.ts';

/** Lighthouse's phone, so that bytes and scores speak of the same page. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export interface Site {
  /** Folder of the built site; sizes are read from it. */
  root: string;
  origin: string;
}

interface Seen {
  kind: string;
  bytes: number;
  /** Asked for before the load event. */
  early: boolean;
}

const isScript = (kind: string) => kind === 'script';
const add = (seen: Iterable<Seen>, wanted: (one: Seen) => boolean) =>
  [...seen].filter(wanted).reduce((sum, { bytes }) => sum + bytes, 0);

/** What no page can help: other hosts are out of reach here. */
const unavoidable = [/ERR_BLOCKED_BY_CLIENT/];

/** Bytes of a path of the site as a good host sends it. */
function sizeOf(root: string, path: string): number {
  const found = resolvePath(root, path);
  return 'file' in found ? encodedBody(found.file, 'br').body.length : 0;
}

/** Runs in the page: the inline script that a browser would execute, handlers in attributes included. */
const inlineScript = () => {
  const executable = /^(|module|text\/javascript|application\/javascript)$/;
  const blocks = [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')];
  const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({ name }) => name.startsWith('on')).map(({ value }) => value),
  );
  return [...blocks.filter(({ type }) => executable.test(type)).map((block) => block.text), ...handlers].join('\n');
};

/** Runs in the page: addresses that the first paint waited for, by Chromium's own account. */
const blocking = () =>
  (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus?: string })[])
    .filter((entry) => entry.renderBlockingStatus === 'blocking')
    .map((entry) => entry.name);

/** Scrolls through the page in steps of half a screen, giving each step time to load what it shows. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await pause();
    }
  });
}

/** Shows interest in every island as a visitor would: pointer over it, then focus inside it. */
async function touchIslands(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    const inside = island.locator('input, select, textarea, button, a[href], [tabindex], svg').first();
    await inside.scrollIntoViewIfNeeded();
    await inside.hover({ force: true });
    await inside.focus();
    // The load state was idle once and stays so; what the island asks for now has to be waited for.
    await page.waitForTimeout(1500);
  }
}

/** Opens a page as a first visitor on a phone, waits, scrolls, then touches its islands, and adds up what came. */
export async function measureLoad(context: BrowserContext, { root, origin }: Site, route: string): Promise<LoadFacts> {
  const page = await context.newPage();
  const seen = new Map<string, Seen>();
  const others = new Map<string, string>();
  const facts = { complaints: [] as string[], detours: [] as string[] };
  let loaded = false;
  const isOwn = (url: string) => url.startsWith(`${origin}/`);
  await page.route(
    (url) => !isOwn(url.href),
    (intercepted) => intercepted.abort('blockedbyclient'),
  );
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request: Request) => {
    const url = request.url();
    if (/^(data|blob):/.test(url)) return;
    if (seen.has(url) || others.has(url)) return;
    if (!isOwn(url)) return void others.set(url, `${new URL(url).host} (${request.resourceType()})`);
    seen.set(url, { kind: request.resourceType(), bytes: sizeOf(root, new URL(url).pathname), early: !loaded });
  });
  page.on('response', (response) => {
    const isPage = response.url() === `${origin}${route}`;
    if (isOwn(response.url()) && !isPage && response.status() >= 300)
      facts.detours.push(`${response.status()} ${response.url()}`);
    if (isPage && response.status() >= 300 && response.status() < 400)
      facts.detours.push(`${response.status()} ${route}`);
  });
  page.on('console', (message) => {
    const place = message.location().url;
    const ofMissingPage = place === `${origin}${route}` && /status of 404/.test(message.text());
    const known = ofMissingPage || unavoidable.some((pattern) => pattern.test(message.text()));
    if (['error', 'warning'].includes(message.type()) && isOwn(place) && !known) facts.complaints.push(message.text());
  });
  page.on('pageerror', (error) => facts.complaints.push(error.message));

  await page.goto(`${origin}${route}`);
  const inline = await page.evaluate(inlineScript);
  const inlineBytes = inline ? brotli(inline).length : 0;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const blockers = await page.evaluate(blocking);
  const documentBytes = sizeOf(root, route);
  const before = [...seen.values()];
  const result = {
    criticalBytes: documentBytes + blockers.reduce((sum, url) => sum + sizeOf(root, new URL(url).pathname), 0),
    blockingRequests: 1 + blockers.length,
    scriptAtLoad: inlineBytes + add(before, ({ kind, early }) => isScript(kind) && early),
    scriptBeforeIntent: inlineBytes + add(before, ({ kind }) => isScript(kind)),
    bytesAtLoad: add(before, ({ kind, early }) => !isScript(kind) || early),
    requestsAtLoad: before.filter(({ kind, early }) => !isScript(kind) || early).length,
  };

  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const scrolled = [...seen.values()];
  await touchIslands(page);
  const touched = [...seen.values()];
  await page.close();
  return {
    route,
    ...result,
    scriptAfterIntent: inlineBytes + add(touched, ({ kind }) => isScript(kind)),
    fontBytes: add(scrolled, ({ kind }) => kind === 'font'),
    pictureBytes: add(scrolled, ({ kind }) => kind === 'image'),
    bytesAfterScrolling: add(scrolled, () => true),
    requestsAfterScrolling: scrolled.length,
    otherHosts: [...others.values()],
    ...facts,
  };
}
