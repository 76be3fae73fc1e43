/**
 * `npm run measure`: a table of the pages of the fixture site: bytes with brotli, requests, layout shift, and Lighthouse
 * scores (mobile). `npm run measure -- dist` measures another built site. The limits are in browser/visit.spec.ts.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium, type Response } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../src/publish/find-chromium.ts';
import { blockThirdParties } from '../src/publish/page-errors.ts';
import { FIXTURE_SITE } from './support/fixture.ts';
import { installedChromium } from './support/installed-chromium.ts';
import { ROUTES } from './support/routes.ts';
import { serve } from './support/serve.ts';
import { bytesOf, LIGHTHOUSE_PHONE, observeVisit, scrollThrough } from './support/transfer.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Runs through npx: installed, it would be a tenth of node_modules. */
const LIGHTHOUSE = ['--yes', 'lighthouse@13.5.0', '--quiet', '--output=json', '--ignore-status-code'];

const server = await serve({ root: process.argv[2] ?? FIXTURE_SITE });
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });

/** Visits a page and scrolls to its end. */
async function visit(route: string) {
  const context = await browser.newContext(LIGHTHOUSE_PHONE);
  await blockThirdParties(context, server.origin);
  const page = await context.newPage();
  await observeVisit(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(server.origin + route, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  const sizes = await Promise.all(
    responses
      .filter((response) => response.url().startsWith(server.origin))
      .map(async (response) => ({ type: response.request().resourceType(), bytes: await bytesOf(response) })),
  );
  const sum = (wanted: RegExp) => sizes.reduce((total, { type, bytes }) => total + (wanted.test(type) ? bytes : 0), 0);
  const shift = await page.evaluate(() => window.shift);
  await context.close();
  return { requests: sizes.length, html: sum(/document/), script: sum(/script/), all: sum(/./), shift };
}

/** The four scores of Lighthouse. */
async function scores(route: string): Promise<string> {
  const flags = [`--only-categories=${CATEGORIES.join()}`, `--chrome-flags=--headless ${CHROMIUM_FLAGS.join(' ')}`];
  const env = { ...process.env, CHROME_PATH: installedChromium() };
  const words = [...LIGHTHOUSE, server.origin + route, ...flags];
  const { stdout } = await promisify(execFile)('npx', words, { env, maxBuffer: 1e9 });
  const { categories } = JSON.parse(stdout);
  return CATEGORIES.map((name) => Math.round(100 * categories[name].score)).join(' ');
}

const rows: Record<string, Record<string, string | number>> = {};
for (const route of ROUTES) rows[route] = await visit(route);
try {
  for (const route of ROUTES) rows[route] = { ...rows[route], 'perf a11y best SEO': await scores(route) };
} catch (error) {
  console.error(`No scores: Lighthouse is not available. ${error instanceof Error ? error.message : error}`);
}
console.table(rows);
await browser.close();
await server.close();
