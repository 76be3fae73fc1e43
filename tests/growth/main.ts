/**
 * `npm run measure:growth`: builds the site with 10, 100 and 1,000 menu items and reviews, and prints what that costs.
 * Fails when build time grows worse than linearly, when a warm build of 1,000 takes more than 15 s or encodes a picture
 * again, when the shop page outgrows 40 KB, and when a key in its search takes more than 100 ms to paint.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { measureLatency } from '../measure/latency.ts';
import { findChromium, launchFlags } from '../support/browser.ts';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { serve } from '../support/serve.ts';
import { brotli } from '../support/site-files.ts';
import { growContent } from './generate.ts';
import { type Grown, growthFailures, growthTable } from './report.ts';

const project = join(import.meta.dirname, '../..');
const sizes = [10, 100, 1000];

interface Build {
  seconds: number;
  megabytes: number;
  /** Pictures encoded in this build; those that the cache had are not among them. */
  encoded: number;
}

function build(env: Record<string, string>): Promise<Build> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], {
      cwd: project,
      env: { ...process.env, ...env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`The build failed:\n${output.slice(-4000)}`));
      const { seconds, megabytes } = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Omit<Build, 'encoded'>;
      const pictures = output.split('\n').filter((line) => /▶.*\.(avif|webp|jpe?g|png)/.test(line));
      resolve({ seconds, megabytes, encoded: pictures.filter((line) => !line.includes('reused cache entry')).length });
    });
  });
}

const { executablePath } = await findChromium('whole');
mkdirSync(join(project, 'tests/tmp'), { recursive: true });
const work = mkdtempSync(join(project, 'tests/tmp/growth-'));
const browser = await chromium.launch({ executablePath, args: launchFlags() });
const grown: Grown[] = [];
try {
  // A copy, so that the project's own cache keeps the project's own content; it holds the pictures already encoded.
  const cache = join(work, 'cache');
  if (existsSync(join(project, '.astro'))) cpSync(join(project, '.astro'), cache, { recursive: true });
  for (const count of sizes) {
    const content = join(work, `content-${count}`);
    const dist = join(work, `dist-${count}`);
    growContent(FIXTURE_CONTENT, content, count);
    const env = { CONTENT_DIR: content, OUT_DIR: dist, CACHE_DIR: cache };
    console.error(`Building with ${count} items and ${count} reviews, twice …`);
    const cold = await build(env);
    const warm = await build(env);
    const server = await serve({ root: dist });
    const context = await browser.newContext();
    console.error(`Typing into the search among ${count} items …`);
    const filter = await measureLatency(context, `${server.origin}/products`).finally(() => context.close());
    await server.close();
    const sizeOf = (page: string) => {
      const html = readFileSync(join(dist, page, 'index.html'));
      return { raw: html.length, brotli: brotli(html).length };
    };
    grown.push({ count, cold, warm, products: sizeOf('products'), reviews: sizeOf('reviews'), filter });
  }
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
console.log(growthTable(grown));
const failures = growthFailures(grown);
console.log(failures.length ? `\n${failures.map((line) => `✗ ${line}`).join('\n')}` : '\nEvery limit is kept.');
if (failures.length) process.exitCode = 1;
