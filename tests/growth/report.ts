import type { LatencyFacts } from '../measure/facts.ts';

interface Page {
  raw: number;
  brotli: number;
}

/** What the site costs with `count` menu items and `count` reviews. */
export interface Grown {
  count: number;
  /** First build of this content, and the next one of the same; memory is the process's peak. */
  cold: { seconds: number; megabytes: number };
  warm: { seconds: number; megabytes: number; encoded: number };
  products: Page;
  reviews: Page;
  filter: LatencyFacts;
}

/**
 * Seconds, bytes, milliseconds from key to paint, and the share by which growth may be steeper than linear: the noise
 * of a busy machine.
 */
export const GROWTH_LIMITS = {
  warmSeconds: 15,
  productsBrotli: 40_000,
  key: 100,
  start: 500,
  steeper: 1.5,
  noiseSeconds: 0.5,
};

/** The limits that growth breaks, in words; the sizes must be in rising order. */
export function growthFailures(grown: readonly Grown[], limits = GROWTH_LIMITS): string[] {
  const failures: string[] = [];
  for (const [index, { count, warm, products, filter }] of grown.entries()) {
    if (warm.encoded > 0) failures.push(`${count} items: the warm build encoded ${warm.encoded} pictures again`);
    if (warm.seconds > limits.warmSeconds) {
      failures.push(`${count} items: the warm build took ${warm.seconds.toFixed(1)} s, limit ${limits.warmSeconds} s`);
    }
    if (products.brotli > limits.productsBrotli) {
      failures.push(`${count} items: /products is ${products.brotli} bytes, limit ${limits.productsBrotli}`);
    }
    // Keys that meet the code on its way wait for React to start, which no menu can help; but not for a thousand cards.
    if (filter.during > limits.start)
      failures.push(
        `${count} items: a key waited ${filter.during} ms for the search to start, limit ${limits.start} ms`,
      );
    const key = Math.max(filter.before, filter.first, filter.worst);
    if (key > limits.key) failures.push(`${count} items: a key took ${key} ms to paint, limit ${limits.key} ms`);
    const [before, last] = [grown[index - 2], grown[index - 1]];
    if (!before || !last) continue;
    const step = Math.max(last.warm.seconds - before.warm.seconds, limits.noiseSeconds);
    const linear = (step * (count - last.count)) / (last.count - before.count);
    const added = warm.seconds - last.warm.seconds;
    if (added > linear * limits.steeper) {
      failures.push(`${last.count} to ${count} items added ${added.toFixed(1)} s; linear is ${linear.toFixed(1)} s`);
    }
  }
  return failures;
}

const number = new Intl.NumberFormat('en-IN');
const columns: [heading: string, cell: (grown: Grown) => string][] = [
  ['items, reviews', ({ count }) => number.format(count)],
  ['build s first / warm', ({ cold, warm }) => `${cold.seconds.toFixed(1)} / ${warm.seconds.toFixed(1)}`],
  ['memory MB', ({ cold, warm }) => number.format(Math.round(Math.max(cold.megabytes, warm.megabytes)))],
  ['encoded again', ({ warm }) => String(warm.encoded)],
  ['/products B raw / brotli', ({ products }) => `${number.format(products.raw)} / ${number.format(products.brotli)}`],
  ['/reviews B raw / brotli', ({ reviews }) => `${number.format(reviews.raw)} / ${number.format(reviews.brotli)}`],
  [
    'key to paint ms, 4×: before / during start / first / median / worst',
    ({ filter: { before, during, first, median, worst } }) => [before, during, first, median, worst].join(' / '),
  ],
];

/** The table that `npm run measure:growth` prints. */
export function growthTable(grown: readonly Grown[]): string {
  const cells = grown.map((one) => columns.map(([, cell]) => cell(one)));
  const widths = columns.map(([heading], i) => Math.max(heading.length, ...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  ');
  return [line(columns.map(([heading]) => heading)), ...cells.map(line)].join('\n');
}
