import { createServer as createFront, get, type Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium } from '../../src/publish/find-chromium.ts';
import { DESK, expect, test } from './fixtures.ts';

// Playwright disables prerendering (PrerenderingDisabledByDevTools).
test.describe.configure({ mode: 'default' });

let browser: Browser;
let outside: Server;
let connections = 0;
/** Passes on what it is asked for, and notes the paths: CDP would turn prerendering off. */
let front: HttpServer;
let origin: string;
const asked = new Set<string>();

test.beforeAll(async ({ baseURL }) => {
  outside = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((ready) => {
    outside.listen(0, '127.0.0.1', ready);
  });
  front = createFront(({ url = '/', headers }, response) => {
    asked.add(url);
    get(`${baseURL}${url}`, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
  });
  await new Promise<void>((ready) => {
    front.listen(0, '127.0.0.1', ready);
  });
  origin = `http://localhost:${(front.address() as AddressInfo).port}`;
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
  front.close();
});

async function open(url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport(DESK);
  await page.goto(url, { waitUntil: 'networkidle0' });
  return page;
}

/** Rests on a link of the header's navigation until Chromium has asked for its page. */
async function rest(page: Page, path: string): Promise<void> {
  asked.delete(path);
  await page.hover(`header nav a[href$="${path}"]`);
  await expect.poll(() => asked).toContain(path);
}

/** Runs in the page: its path, and whether it was prerendered. */
const seen = () => {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart: number })[];
  return { path: location.pathname, prerendered: (navigation?.activationStart ?? 0) > 0 };
};

for (const [path, prerendered] of [
  ['/gallery', true],
  ['/products', false],
] as const) {
  test(`${path}, rested on, is ${prerendered ? 'prerendered' : 'fetched ahead'} before the press`, async () => {
    const page = await open(`${origin}/about`);
    await rest(page, path);
    await page.click(`header nav a[href$="${path}"]`);
    // The session changes when the prerendered page is activated, so an evaluation meanwhile may fail.
    await expect.poll(() => page.evaluate(seen).catch(() => undefined)).toEqual({ path, prerendered });
    await page.close();
  });
}

test('nobody else is asked for anything while a visitor rests on links', async () => {
  const page = await open(`${origin}/contact`);
  for (const path of ['/about', '/franchise', '/gallery', '/products', '/reviews']) await rest(page, path);
  expect(connections).toBe(0);
  // The counter counts: the reviews, once opened, ask for their avatars.
  await page.goto(`${origin}/reviews`);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => connections).toBeGreaterThan(0);
  await page.close();
});
