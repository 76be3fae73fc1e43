import type { Budget, Failure } from './budgets.ts';
import type { Measured } from './facts.ts';

const number = new Intl.NumberFormat('en-IN');
const shift = (value: number) => (value < 0.0005 ? '0' : value.toFixed(3));
const pair = (a: number, b: number) => `${number.format(a)} / ${number.format(b)}`;

type Column = [heading: string, cell: (measured: Measured, budget: Budget) => string];

const columns: Column[] = [
  ['route', ({ page }) => page.route],
  ['critical B', ({ page }) => number.format(page.criticalBytes)],
  ['blocking', ({ page }) => String(page.blockingRequests)],
  ['script B before / after intent', ({ page }) => pair(page.scriptBeforeIntent, page.scriptAfterIntent)],
  ['fonts B', ({ page }) => number.format(page.fontBytes)],
  ['pictures B', ({ page }) => number.format(page.pictureBytes)],
  ['total B load / scrolled', ({ page }) => pair(page.bytesAtLoad, page.bytesAfterScrolling)],
  ['requests', ({ page }) => pair(page.requestsAtLoad, page.requestsAfterScrolling)],
  ['other hosts', ({ page }) => String(page.otherHosts.length)],
  [
    'shift load / scroll / late fonts',
    ({ page }) => [page.shiftAtLoad, page.shiftWhileScrolling, page.shiftOfLateFonts].map(shift).join(' / '),
  ],
];
const scores: Column = [
  'perf a11y best seo',
  ({ lighthouse }) =>
    lighthouse
      ? [lighthouse.performance, lighthouse.accessibility, lighthouse.bestPractices, lighthouse.seo ?? '–'].join(' ')
      : '',
];
const lcp: Column = [
  'LCP ms (target)',
  ({ lighthouse }, { lcp: { target } }) => `${lighthouse?.lcp ?? ''} (${target})`,
];

/** The table that `npm run measure` prints: one line a route, numbers to the right. */
export function table(rows: { measured: Measured; budget: Budget }[]): string {
  const shown = rows.some(({ measured }) => measured.lighthouse) ? [...columns, scores, lcp] : columns;
  const cells = rows.map(({ measured, budget }) => shown.map(([, cell]) => cell(measured, budget)));
  const widths = shown.map(([heading], i) => Math.max(heading.length, ...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return [
    line(shown.map(([heading]) => heading)),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...cells.map(line),
  ].join('\n');
}

/** One line a broken limit, with what was found below it. */
export const failureLines = (failures: Failure[]): string =>
  failures
    .map(({ route, what, value, limit, detail = [] }) =>
      [`✗ ${route}: ${what}: ${value}, limit ${limit}`, ...detail.map((line) => `    ${line}`)].join('\n'),
    )
    .join('\n');
