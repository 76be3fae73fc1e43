/**
 * `npx node tests/next-page.ts dist`: how soon the next page is seen on a slow phone. Prints the milliseconds from a press on
 * the home page to the first paint of each page. It judges nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { CHROMIUM_FLAGS, installedChromium } from '../src/publish/find-chromium.ts';
import { serve } from '../src/publish/serve.ts';
import { compressedCopy } from './support/compressed.ts';
import { FIXTURE_SITE } from './support/fixture.ts';
import { PAGES } from './support/routes.ts';

const RUNS = 5;
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** 1.6 Mbit/s in bytes a second, and a round trip in milliseconds. */
const LINE = { download: 200_000, upload: 94_000, latency: 150 };
/** Milliseconds: until home is at rest, of a press, until the next page is. */
const [REST, PRESS, SETTLE] = [1500, 100, 2500];
const KEY = 'pressed-at';

/** Presses the first link to a page. Milliseconds to its first paint, and how it came. */
async function press(origin: string, path: string) {
  const browser = await puppeteer.launch({ executablePath: installedChromium(), args: [...CHROMIUM_FLAGS] });
  const page = await browser.newPage();
  await page.setViewport(PHONE);
  await page.emulateNetworkConditions(LINE);
  await page.emulateCPUThrottling(4);
  await page.goto(`${origin}/`);
  await setTimeout(REST);
  const link = await page.$(`a[href="${path}"]`);
  await link?.scrollIntoView();
  await page.evaluate((key) => {
    const keep = ({ timeStamp }: Event) => localStorage.setItem(key, String(performance.timeOrigin + timeStamp));
    addEventListener('click', keep);
  }, KEY);
  const { x, y, width, height } = (await link?.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touch = await page.touchscreen.touchStart(x + width / 2, y + height / 2);
  await setTimeout(PRESS);
  // A prerendered page takes the place of this one before the answer.
  await touch.end().catch(() => undefined);
  await setTimeout(SETTLE);
  const seen = await page.evaluate((key) => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number;
      deliveryType?: string;
    })[];
    const activated = navigation?.activationStart ?? 0;
    const painted = Math.max(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, activated);
    const how = activated > 0 ? 'prerendered' : navigation?.deliveryType || 'fetched';
    return { after: Math.round(performance.timeOrigin + painted - Number(localStorage.getItem(key))), how };
  }, KEY);
  await browser.close();
  return seen;
}

const root = compressedCopy(process.argv[2] ?? FIXTURE_SITE, 'next-page');
const server = await serve({ root });
const rows: Record<string, Record<string, string | number>> = {};
const home = readFileSync(join(root, 'index.html'), 'utf8');
for (const path of PAGES.slice(1).filter((one) => home.includes(`href="${one}"`))) {
  const runs: Awaited<ReturnType<typeof press>>[] = [];
  while (runs.length < RUNS) runs.push(await press(server.origin, path));
  const median = runs.map(({ after }) => after).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  rows[path] = { milliseconds: median, how: [...new Set(runs.map(({ how }) => how))].join(', ') };
}
await server.close();
console.table(rows);
