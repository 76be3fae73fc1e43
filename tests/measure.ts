/**
 * `npm run measure`: Lighthouse (mobile, simulated, the median of three) and the bytes of every page of the fixture site,
 * with brotli. `npm run measure -- dist` measures another built site. It judges nothing: limits are in browser/visit.spec.ts.
 */
import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { CHROMIUM_FLAGS } from '../src/publish/find-chromium.ts';
import { AVATAR_HOSTS } from '../src/schemas/hosts.ts';
import { FIXTURE_SITE } from './support/fixture.ts';
import { installedChromium } from './support/installed-chromium.ts';
import { ROUTES } from './support/routes.ts';
import { serve } from './support/serve.ts';

/** Fetched by npx: with its telemetry it would be a tenth of node_modules. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What is read of a report. */
interface Report {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
}
interface Request {
  readonly url: string;
  readonly resourceType: string;
  readonly transferSize: number;
}

/** Each run has a browser of its own, with an empty cache. */
async function run(url: string, tries = 5): Promise<Report> {
  const flags = [
    ...['--quiet', '--output=json', '--ignore-status-code', '--no-enable-error-reporting'],
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=--headless ${CHROMIUM_FLAGS.join(' ')}`,
    // Without a network these would be console errors; Lighthouse ignores requests that it blocks itself.
    ...AVATAR_HOSTS.map((host) => `--blocked-url-patterns=https://${host}/*`),
  ];
  const env = { ...process.env, CHROME_PATH: installedChromium() };
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], { env, maxBuffer: 1e9 });
  const report: Report = JSON.parse(stdout);
  // Lighthouse lost the start of its own recording, and asks to be run again.
  if (report.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return run(url, tries - 1);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
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
