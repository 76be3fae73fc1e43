import { type AddressInfo, createServer, type Server } from 'node:net';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium } from '../../src/publish/find-chromium.ts';
import { DESK, expect, test } from './fixtures.ts';

// Playwright disables prerendering (PrerenderingDisabledByDevTools).
test.describe.configure({ mode: 'default' });

/** Milliseconds that the pointer hovers over a link: "moderate" rules act after 200, then the page loads. */
const REST = 1_200;

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
  // All other hosts resolve to a server that counts connections.
  const elsewhere = `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost`;
  browser = await puppeteer.launch({
    executablePath: await findChromium(),
    headless: 'shell',
    args: [...CHROMIUM_FLAGS, elsewhere],
  });
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

/** Runs in the page: its path once it is painted, and whether it was prerendered. */
const readPaint = () => {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart: number })[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    path: paint && location.pathname,
    prerendered: (navigation?.activationStart ?? 0) > 0,
  };
};

/** Rests on a link, presses it, and returns whether the next page was prerendered. */
async function pressAfterRest(origin: string, path: string): Promise<boolean> {
  const page = await open(`${origin}/about`);
  const { x, y } = await rest(page, path);
  await page.mouse.click(x, y);
  // The session changes when the prerendered page is activated, so an evaluation meanwhile may fail.
  const read = () => page.evaluate(readPaint).catch(() => undefined);
  await expect.poll(async () => (await read())?.path).toBe(path);
  const { prerendered } = (await read()) as ReturnType<typeof readPaint>;
  await page.close();
  return prerendered;
}

test('a page without script, rested on, is prerendered before the press', async ({ baseURL }) => {
  expect(await pressAfterRest(String(baseURL), '/gallery')).toBe(true);
});

test('a page with script is fetched ahead, not prerendered', async ({ baseURL }) => {
  expect(await pressAfterRest(String(baseURL), '/products')).toBe(false);
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
