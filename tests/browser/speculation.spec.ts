import { type AddressInfo, createServer, type Server } from 'node:net';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChromium, launchFlags } from '../../src/publish/find-chromium.ts';
import { DESK, expect, test } from './fixtures.ts';

// Playwright disables prerendering (PrerenderingDisabledByDevTools).
test.describe.configure({ mode: 'default', timeout: 60_000 });

/** Milliseconds that the pointer hovers over a link: "moderate" rules act after 200, then the page loads. */
const REST = 1_200;
/** Limit in milliseconds from the press to the first paint of the next page, for the best of some rounds. */
const LIMIT = 100;
const ROUNDS = 6;

let browser: Browser;
let outside: Server;
let connections = 0;

test.beforeAll(async () => {
  outside = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((ready) => {
    outside.listen(0, '127.0.0.1', ready);
  });
  const { port } = outside.address() as AddressInfo;
  const { executablePath } = await findChromium('lean');
  // All other hosts resolve to a server that counts connections.
  const elsewhere = `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost`;
  browser = await puppeteer.launch({ executablePath, headless: 'shell', args: [...launchFlags(), elsewhere] });
});
test.afterAll(async () => {
  await browser.close();
  outside.close();
});

async function open(url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport(DESK);
  // Without the cross-fade of a page change, the first paint is the page.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(url, { waitUntil: 'networkidle0' });
  return page;
}

/** Rests on a link of the header's navigation. */
async function rest(page: Page, path: string): Promise<{ x: number; y: number }> {
  const link = await page.$(`header nav a[href$="${path}"]`);
  const box = await link?.boundingBox();
  if (!box) throw new Error(`There is no link to ${path} in the header.`);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await new Promise((later) => setTimeout(later, REST));
  return middle;
}

/** Runs in the page: its path once it is painted, and the times of press and paint. */
const readPaint = () => {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart: number })[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    path: paint && location.pathname,
    prerendered: (navigation?.activationStart ?? 0) > 0,
    painted: performance.timeOrigin + (paint?.startTime ?? Number.NaN),
    pressed: Number(sessionStorage.getItem('pressed')),
  };
};

/** Rests on a link, presses it, and returns how the next page was made and how long after the press it was painted. */
async function pressAfterRest(origin: string, path: string): Promise<{ prerendered: boolean; milliseconds: number }> {
  const page = await open(`${origin}/about`);
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ timeStamp }) =>
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp)),
    ),
  );
  const { x, y } = await rest(page, path);
  await page.mouse.click(x, y);
  // The session changes when the prerendered page is activated, so an evaluation meanwhile may fail.
  const read = () => page.evaluate(readPaint).catch(() => undefined);
  await expect.poll(async () => (await read())?.path, { timeout: 10_000 }).toBe(path);
  const { prerendered, painted, pressed } = (await read()) as ReturnType<typeof readPaint>;
  await page.close();
  return { prerendered, milliseconds: painted - pressed };
}

test('a page without script, rested on, shows within 100 ms of the press', { tag: '@timing' }, async ({ baseURL }) => {
  const times: number[] = [];
  while (times.length < ROUNDS && Math.min(...times) > LIMIT) {
    const { prerendered, milliseconds } = await pressAfterRest(String(baseURL), '/gallery');
    expect(prerendered).toBe(true);
    times.push(milliseconds);
  }
  expect(Math.min(...times), `milliseconds: ${times.map(Math.round).join(', ')}`).toBeLessThanOrEqual(LIMIT);
});

test('a page without script, rested on, is prerendered before the press', async ({ baseURL }) => {
  expect((await pressAfterRest(String(baseURL), '/gallery')).prerendered).toBe(true);
});

test('a page with script is fetched ahead, not prerendered', async ({ baseURL }) => {
  expect((await pressAfterRest(String(baseURL), '/products')).prerendered).toBe(false);
});

test('nobody else is asked for anything while a visitor rests on links', async ({ baseURL }) => {
  const page = await open(`${baseURL}/contact`);
  for (const path of ['/about', '/franchise', '/gallery', '/products', '/reviews']) await rest(page, path);
  expect(connections).toBe(0);
  // The counter counts: the reviews, once opened, ask for their avatars.
  await page.goto(`${baseURL}/reviews`);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => connections).toBeGreaterThan(0);
  await page.close();
});
