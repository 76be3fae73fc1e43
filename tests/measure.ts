/**
 * `npm run measure`: Lighthouse (mobile, simulated, the median of three) and the bytes of every page of the fixture site,
 * with brotli. `npm run measure -- dist` measures another built site. It judges nothing: limits are in browser/visit.spec.ts.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../src/publish/find-chromium.ts';
import { AVATAR_HOSTS } from '../src/schemas/hosts.ts';
import { FIXTURE_SITE } from './support/fixture.ts';
import { installedChromium } from './support/installed-chromium.ts';
import { ROUTES } from './support/routes.ts';
import { serve } from './support/serve.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Without a network these would be console errors; Lighthouse ignores requests that it blocks itself. */
const blockedUrlPatterns = AVATAR_HOSTS.map((host) => `https://${host}/*`);

/** Of Lighthouse, which measures what came over the network. */
interface Request {
  readonly url: string;
  readonly resourceType: string;
  readonly transferSize: number;
}
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Each run has a browser of its own, with an empty cache. */
async function run(url: string, tries = 5): Promise<Report> {
  const browser = await puppeteer.launch({ executablePath: installedChromium(), args: [...CHROMIUM_FLAGS] });
  const port = Number(new URL(browser.wsEndpoint()).port);
  const flags = { port, ignoreStatusCode: true, onlyCategories: CATEGORIES, blockedUrlPatterns };
  const result = await lighthouse(url, { ...flags, logLevel: 'silent' }).finally(() => browser.close());
  // Lighthouse lost the begin of its own recording, and asks to be run again.
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return run(url, tries - 1);
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  return result.lhr;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A copy of a built site with each text compressed beside it, as hosts send it. */
function compressedCopy(root: string): string {
  const copy = join(import.meta.dirname, 'tmp/measure');
  rmSync(copy, { recursive: true, force: true });
  cpSync(root, copy, { recursive: true });
  for (const file of globSync('**/*.{html,css,js,svg,json,xml,txt,webmanifest}', { cwd: copy }))
    writeFileSync(join(copy, `${file}.br`), brotliCompressSync(readFileSync(join(copy, file))));
  return copy;
}

/** Prints scores and bytes of every page of a built site. */
async function measurePages(root: string): Promise<void> {
  const server = await serve({ root: compressedCopy(root) });
  const rows: Record<string, Record<string, string | number>> = {};
  for (const route of ROUTES) {
    const reports: Report[] = [];
    while (reports.length < RUNS) reports.push(await run(server.origin + route));
    const details = reports[0]?.audits['network-requests']?.details as { items: Request[] } | undefined;
    const own = details?.items.filter(({ url }) => url.startsWith(server.origin)) ?? [];
    const bytes = (type = '') =>
      own.reduce((sum, { resourceType, transferSize }) => sum + (resourceType.startsWith(type) ? transferSize : 0), 0);
    const score = (name: string) => median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
    const value = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
    rows[route] = {
      'perf a11y best SEO': CATEGORIES.map((name) => Math.round(score(name))).join(' '),
      'LCP ms': Math.round(value('largest-contentful-paint')),
      CLS: Number(value('cumulative-layout-shift').toFixed(4)),
      requests: own.length,
      HTML: bytes('Document'),
      scripts: bytes('Script'),
      all: bytes(),
    };
    console.error(route);
  }
  await server.close();
  console.table(rows);
}

await measurePages(process.argv[2] ?? FIXTURE_SITE);
