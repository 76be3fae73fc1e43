import { describe, expect, it } from 'vitest';
import { BUDGETS, type Budget, overBudget, tooSlow } from '../measure/budgets.ts';
import type { LighthouseFacts, LoadFacts, Measured, ShiftFacts } from '../measure/facts.ts';
import { median } from '../measure/median.ts';
import { failureLines, table } from '../measure/table.ts';
import { ROUTES, SCRIPT_FREE } from '../support/routes.ts';

const budget: Budget = {
  criticalBytes: 13_000,
  blockingRequests: 1,
  scriptAtLoad: 1_500,
  scriptBeforeIntent: 1_500,
  scriptAfterIntent: 63_000,
  bytesAtLoad: 24_000,
  bytesAfterScrolling: 90_000,
  otherHosts: 0,
  lcp: { target: 770, gate: 850 },
};
/** A page that uses up every limit and breaks none. */
const atTheLimit: LoadFacts & ShiftFacts = {
  route: '/register',
  criticalBytes: 13_000,
  blockingRequests: 1,
  scriptAtLoad: 1_500,
  scriptBeforeIntent: 1_500,
  scriptAfterIntent: 63_000,
  fontBytes: 14_000,
  pictureBytes: 0,
  bytesAtLoad: 24_000,
  bytesAfterScrolling: 90_000,
  requestsAtLoad: 4,
  requestsAfterScrolling: 6,
  otherHosts: [],
  complaints: [],
  detours: [],
  shiftAtLoad: 0,
  shiftWhileScrolling: 0,
  shiftOfLateFonts: 0.001,
  sidewaysScroll: 0,
};
const perfect: LighthouseFacts = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 850,
  lost: [],
};
const latency = { before: 24, during: 140, first: 80, median: 24, worst: 100 };
const measured: Measured = { page: atTheLimit, lighthouse: perfect, latency };

describe('budgets of bytes, requests, script and shift', () => {
  it('pass at the limit', () => expect(overBudget(measured, budget)).toEqual([]));

  it.each<[string, Partial<LoadFacts & ShiftFacts>]>([
    ['HTML and what blocks, bytes', { criticalBytes: 13_001 }],
    ['requests that the first paint waits for', { blockingRequests: 2 }],
    ['script at load, bytes', { scriptAtLoad: 1_501 }],
    ['script before intent, bytes', { scriptBeforeIntent: 1_501 }],
    ['script after intent, bytes', { scriptAfterIntent: 63_001 }],
    ['bytes at load', { bytesAtLoad: 24_001 }],
    ['bytes after scrolling', { bytesAfterScrolling: 90_001 }],
    ['requests to other hosts', { otherHosts: ['fonts.example (font)'] }],
    ['layout shift at load', { shiftAtLoad: 0.001 }],
    ['layout shift while scrolling', { shiftWhileScrolling: 0.001 }],
    ['layout shift of late fonts', { shiftOfLateFonts: 0.0011 }],
    ['pixels of sideways scroll', { sidewaysScroll: 1 }],
    ['console messages', { complaints: ['Minified React error #418'] }],
    ['redirects and missing files', { detours: ['404 /logo.svg'] }],
  ])('fail past the limit: %s', (what, past) => {
    const failures = overBudget({ page: { ...atTheLimit, ...past } }, budget);
    expect(failures.map((failure) => failure.what)).toEqual([what]);
  });

  it('leave no script at all to the pages that need none', () => {
    for (const route of SCRIPT_FREE) {
      const oneByte = { ...atTheLimit, scriptAtLoad: 1, scriptBeforeIntent: 1, scriptAfterIntent: 1 };
      const failures = overBudget({ page: oneByte }, BUDGETS[route]).filter(({ what }) => what.startsWith('script'));
      expect(failures).toHaveLength(3);
    }
  });

  it('exist for every route', () => expect(Object.keys(BUDGETS).sort()).toEqual([...ROUTES].sort()));
});

describe('budgets of time and score', () => {
  it('pass at the limit', () => expect(tooSlow(measured, budget)).toEqual([]));
  it('say nothing of what was not measured', () => expect(tooSlow({ page: atTheLimit }, budget)).toEqual([]));
  it('do not ask a page that must stay unlisted to be listed', () =>
    expect(tooSlow({ ...measured, lighthouse: { ...perfect, seo: null } }, budget)).toEqual([]));

  it.each<[string, Partial<Measured>]>([
    ['Lighthouse performance', { lighthouse: { ...perfect, performance: 99 } }],
    ['Lighthouse accessibility', { lighthouse: { ...perfect, accessibility: 99 } }],
    ['Lighthouse best practices', { lighthouse: { ...perfect, bestPractices: 99 } }],
    ['Lighthouse SEO', { lighthouse: { ...perfect, seo: 99 } }],
    ['LCP, ms', { lighthouse: { ...perfect, lcp: 851 } }],
    ['slowest key press of the search, ms', { latency: { ...latency, worst: 104 } }],
  ])('fail past the limit: %s', (what, past) => {
    expect(tooSlow({ ...measured, ...past }, budget).map((failure) => failure.what)).toEqual([what]);
  });
});

describe('the report', () => {
  it('is one table with a line for each route', () => {
    const lines = table([{ measured, budget }]).split('\n');
    expect(lines).toHaveLength(3);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[2]).toContain('24,000 / 90,000');
    expect(lines[2]).toContain('100 100 100 100');
    expect(lines[2]).toContain('850 (770)');
  });

  it('shows no column of Lighthouse when it did not run', () =>
    expect(table([{ measured: { page: atTheLimit }, budget }])).not.toContain('LCP'));

  it('names what was found under a broken limit', () => {
    const failures = overBudget({ page: { ...atTheLimit, complaints: ['Refused to load'] } }, budget);
    expect(failureLines(failures)).toBe('✗ /register: console messages: 1, limit 0\n    Refused to load');
  });

  it.each([
    [[3], 3],
    [[900, 750, 1050], 900],
    [[2, 1], 1],
  ])('takes the middle of %j', (values, middle) => expect(median(values)).toBe(middle));
});
