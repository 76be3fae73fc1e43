/**
 * `npm run measure`: loads every page of the fixture site in Chromium and prints its figures.
 *   --route /about   only this page (may be repeated)   --runs 3     Lighthouse runs of a page
 *   --quick          no Lighthouse, no typing            --dist dist  another built site (`npm run build:fixture`)
 *   --items 1000     only /products, of a site built with so many menu items
 * Exits with 1 when a page exceeds its budget (src/lib/build/budgets.ts).
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BUDGETS, type Measured, NOT_FOUND_PATH, overBudget } from '../../src/lib/build/budgets.ts';
import { CHROMIUM_FLAGS, installedChromium } from '../../src/publish/find-chromium.ts';
import { serve } from '../../src/publish/serve.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { buildWithItems } from './items.ts';
import { measureLighthouse, type Scores } from './lighthouse.ts';
import { measurePage, PHONE } from './page.ts';
import { measureTyping } from './typing.ts';

const { values } = parseArgs({
  options: {
    route: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
    dist: { type: 'string', default: FIXTURE_SITE },
    items: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const wanted = values.items ? ['/products'] : values.route;
const paths = Object.keys(BUDGETS).filter((path) => wanted.length === 0 || wanted.includes(path));
if (paths.length === 0)
  throw new Error(`--route: there is no such page. Choose from: ${Object.keys(BUDGETS).join(', ')}`);

const number = (value: number | undefined) => value?.toLocaleString('en') ?? '';
interface Row {
  path: string;
  measured: Measured;
  scores?: Scores | undefined;
}
const COLUMNS: [heading: string, cell: (row: Row) => string][] = [
  ['page', ({ path }) => path],
  ['critical', ({ measured }) => number(measured.criticalBytes)],
  ['at load', ({ measured }) => number(measured.bytesAtLoad)],
  ['scrolled', ({ measured }) => number(measured.bytesAfterScrolling)],
  ['inline JS', ({ measured }) => number(measured.inlineScript)],
  ['JS before', ({ measured }) => number(measured.scriptBeforeIntent)],
  ['JS after', ({ measured }) => number(measured.scriptAfterIntent)],
  ['CLS', ({ measured }) => number(measured.layoutShift)],
  ['late fonts', ({ measured }) => number(measured.lateFontShift)],
  ['INP ms', ({ measured }) => number(measured.inp)],
  ['LCP ms', ({ measured }) => number(measured.lcp)],
  ['perf a11y best SEO', ({ scores }) => scores?.scores.join(' ') ?? ''],
];

function table(rows: readonly Row[]): string {
  const lines = [COLUMNS.map(([heading]) => heading), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')).join('\n');
}

const executablePath = installedChromium();
const largeSite = values.items ? await buildWithItems(Number(values.items)) : undefined;
const server = await serve({ root: largeSite?.dist ?? values.dist });
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
const rows: Row[] = [];
const over: string[] = [];
try {
  for (const path of paths) {
    console.error(`${path} …`);
    const context = await browser.newContext({ ...PHONE, locale: 'en-IN' });
    const { measured, details } = await measurePage(context, server.origin, path);
    const row: Row = { path, measured };
    if (!values.quick) {
      if (path === '/products') measured.inp = await measureTyping(context, server.origin + path);
      row.scores = await measureLighthouse(server.origin + path, {
        executablePath,
        flags: [],
        runs: Number(values.runs),
      });
      // The 404 page has noindex, which costs SEO points.
      if (path === NOT_FOUND_PATH) row.scores.scores.pop();
      measured.lcp = row.scores.lcp;
      if (row.scores.scores.some((score) => score < 100))
        over.push(`${path}: Lighthouse ${row.scores.scores.join(' ')}: ${row.scores.lost.join('; ')}`);
    }
    await context.close();
    rows.push(row);
    over.push(...overBudget(path, measured));
    if (overBudget(path, measured).length > 0) over.push(...details.map((detail) => `  ${detail}`));
  }
} finally {
  await browser.close();
  await server.close();
  await largeSite?.remove();
}
console.log(table(rows));
console.log(over.length > 0 ? `\n${over.join('\n')}` : '\nEvery page is within its budget.');
if (over.length > 0) process.exitCode = 1;
