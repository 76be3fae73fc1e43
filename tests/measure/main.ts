/**
 * `npm run measure`: loads every route of the fixture site in Chromium over HTTP/2 with brotli and prints what it costs.
 *   --route /about   only this route (may be repeated)    --desktop   Lighthouse's desk instead of its phone
 *   --runs 3         Lighthouse runs a route              --quick     no Lighthouse, no typing
 *   --json           machine-readable                     --budget    fail when a limit is broken
 *   --dist dist      folder of a built site instead of the fixture's (`npm run build:fixture`)
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium, launchFlags } from '../support/browser.ts';
import { MISSING, ROUTES } from '../support/routes.ts';
import { serve } from '../support/serve.ts';
import { bareLine, measureBare } from './bare.ts';
import { BUDGETS, overBudget, tooSlow } from './budgets.ts';
import type { Measured } from './facts.ts';
import { measureLatency } from './latency.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLoad, PHONE } from './load.ts';
import { measureShift } from './shift.ts';
import { standInForAvatars } from './stand-in.ts';
import { failureLines, table } from './table.ts';

const { values } = parseArgs({
  options: {
    route: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
    dist: { type: 'string', default: 'tests/tmp/site' },
    desktop: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    budget: { type: 'boolean', default: false },
  },
});

const routes = ROUTES.filter((route) => values.route.length === 0 || values.route.includes(route));
if (routes.length === 0) throw new Error(`No such route. There are: ${ROUTES.join(', ')}`);
const started = performance.now();
const progress = (words: string) =>
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${words}`);

const { executablePath } = await findChromium('whole', progress);
const server = await serve({ root: values.dist, protocol: 'h2' });
const avatars = await standInForAvatars();
const trusted = `--ignore-certificate-errors-spki-list=${server.spki},${avatars.spki}`;
const args = [...launchFlags(), trusted];
const browser = await chromium.launch({ executablePath, args });
const site = { root: values.dist, origin: server.origin };
const device = values.desktop ? 'desk' : 'phone';

const measured: Measured[] = [];
let bare: number | undefined;
try {
  if (!values.quick && !values.desktop) {
    progress('a bare page, to compare');
    bare = await measureBare(executablePath, Number(values.runs));
  }
  for (const [index, route] of routes.entries()) {
    const step = `${index + 1}/${routes.length} ${route}`;
    const url = `${server.origin}${route}`;
    const context = async <T>(use: (context: Awaited<ReturnType<typeof browser.newContext>>) => Promise<T>) => {
      const fresh = await browser.newContext({ ...PHONE, locale: 'en-IN', ignoreHTTPSErrors: true });
      return use(fresh).finally(() => fresh.close());
    };
    progress(`${step}: bytes, requests, shift`);
    const load = await context((fresh) => measureLoad(fresh, site, route));
    const shift = await context((fresh) => measureShift(fresh, url));
    const one: Measured = { page: { ...load, ...shift } };
    if (!values.quick) {
      progress(`${step}: Lighthouse, ${device}, ${values.runs} runs`);
      const listed = route !== MISSING;
      // Under an address of its own the page comes with status 200: Lighthouse takes a 404 for an error of the page.
      one.lighthouse = await measureLighthouse(listed ? url : `${server.origin}/404`, {
        executablePath,
        flags: [trusted, ...avatars.flags],
        device,
        runs: Number(values.runs),
        listed,
      });
      if (route === '/products') {
        progress(`${step}: typing into the search`);
        one.latency = await context((fresh) => measureLatency(fresh, url));
      }
    }
    measured.push(one);
  }
} finally {
  await browser.close();
  await server.close();
  avatars.close();
}

const rows = measured.map((one) => ({ measured: one, budget: BUDGETS[one.page.route as keyof typeof BUDGETS] }));
const failures = rows.flatMap(({ measured: one, budget }) => [...overBudget(one, budget), ...tooSlow(one, budget)]);
if (values.json) {
  console.log(JSON.stringify({ device, runs: Number(values.runs), bare, measured, failures }, null, 2));
} else {
  console.log(table(rows));
  if (bare !== undefined) console.log(`\n${bareLine(bare)}`);
  const latency = measured.find((one) => one.latency)?.latency;
  if (latency) {
    const { before, during, first, median, worst } = latency;
    console.log(
      `\nSearch, key press to paint at 4× slowdown: before its code is here ${before} ms, while it comes alive ${during} ms; ` +
        `then first ${first} ms, median ${median} ms, worst ${worst} ms`,
    );
  }
  console.log(failures.length ? `\n${failureLines(failures)}` : '\nEvery limit is kept.');
}
if (values.budget && failures.length) process.exitCode = 1;
