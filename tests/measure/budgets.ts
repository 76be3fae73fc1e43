import { MISSING, type Route } from '../support/routes.ts';
import type { Measured } from './facts.ts';

/** Limits of a route; bytes are brotli bytes, LCP is milliseconds. A limit is the last value that passes. */
export interface Budget {
  criticalBytes: number;
  blockingRequests: number;
  scriptAtLoad: number;
  scriptBeforeIntent: number;
  scriptAfterIntent: number;
  bytesAtLoad: number;
  bytesAfterScrolling: number;
  /** Reviewers' avatars come from another host; nothing else may. */
  otherHosts: number;
  lcp: { target: number; gate: number };
}

const none = { scriptAtLoad: 0, scriptBeforeIntent: 0, scriptAfterIntent: 0 };
const island = (after: number) => ({ scriptAtLoad: 2_500, scriptBeforeIntent: 2_500, scriptAfterIntent: after });
const everywhere = { criticalBytes: 14_600, blockingRequests: 1, otherHosts: 0 };
const text = { target: 770, gate: 850 };
const picture = { target: 905, gate: 950 };
const shelf = { target: 790, gate: 850 };

/**
 * What each route may cost. LCP comes in steps of a round trip, 150 ms: 750 is one flight of text, 900 a page with
 * a picture above the fold. One flight is 14,600 bytes of page and faces together: our two faces (11,636) go into the
 * second, so the gates of 850 would need a page of 3,000 bytes or another design. Without faces the 404 page takes 810,
 * with one of 1,900 bytes too, with one of 10,500 already 908. The reviews may fetch their carousel in an idle moment,
 * because it rotates by itself.
 */
export const BUDGETS: Record<Route, Budget> = {
  '/': { ...everywhere, ...none, bytesAtLoad: 50_000, bytesAfterScrolling: 90_000, lcp: picture },
  '/about': { ...everywhere, ...none, bytesAtLoad: 50_000, bytesAfterScrolling: 120_000, lcp: picture },
  '/gallery': { ...everywhere, ...none, bytesAtLoad: 50_000, bytesAfterScrolling: 300_000, lcp: picture },
  '/contact': { ...everywhere, ...none, bytesAtLoad: 50_000, bytesAfterScrolling: 45_000, lcp: text },
  [MISSING]: { ...everywhere, ...none, bytesAtLoad: 50_000, bytesAfterScrolling: 45_000, lcp: text },
  '/products': { ...everywhere, ...island(66_000), bytesAtLoad: 60_000, bytesAfterScrolling: 160_000, lcp: shelf },
  '/register': { ...everywhere, ...island(66_000), bytesAtLoad: 50_000, bytesAfterScrolling: 90_000, lcp: text },
  '/franchise': { ...everywhere, ...island(118_000), bytesAtLoad: 50_000, bytesAfterScrolling: 160_000, lcp: shelf },
  '/reviews': {
    ...everywhere,
    ...island(72_000),
    scriptBeforeIntent: 72_000,
    otherHosts: 10,
    bytesAtLoad: 50_000,
    bytesAfterScrolling: 110_000,
    lcp: text,
  },
};

/**
 * Limits of every route. Nothing may move; what counts as nothing is below a thousandth. When a face swaps in late the
 * words in its own lines may move, since no fallback breaks every line as the face does; nothing below them may.
 */
export const LIMITS = {
  shift: 0.0005,
  shiftOfLateFonts: 0.001,
  sidewaysScroll: 0,
  complaints: 0,
  detours: 0,
  score: 100,
  latency: 100,
};

export interface Failure {
  route: string;
  what: string;
  value: number;
  limit: number;
  /** What was found, where a number alone says little. */
  detail?: string[];
}

const bytes = [
  ['criticalBytes', 'HTML and what blocks, bytes'],
  ['blockingRequests', 'requests that the first paint waits for'],
  ['scriptAtLoad', 'script at load, bytes'],
  ['scriptBeforeIntent', 'script before intent, bytes'],
  ['scriptAfterIntent', 'script after intent, bytes'],
  ['bytesAtLoad', 'bytes at load'],
  ['bytesAfterScrolling', 'bytes after scrolling'],
] as const;

/** Limits that a page breaks, timing aside: these hold on any machine, so `npm test` enforces them. */
export function overBudget({ page }: Measured, budget: Budget): Failure[] {
  const { route } = page;
  const check = (what: string, value: number, limit: number, detail?: string[]): Failure[] =>
    value > limit ? [{ route, what, value, limit, ...(detail && { detail }) }] : [];
  return [
    ...bytes.flatMap(([key, what]) => check(what, page[key], budget[key])),
    ...check('requests to other hosts', page.otherHosts.length, budget.otherHosts, page.otherHosts),
    ...check('layout shift at load', page.shiftAtLoad, LIMITS.shift),
    ...check('layout shift while scrolling', page.shiftWhileScrolling, LIMITS.shift),
    ...check('layout shift of late fonts', page.shiftOfLateFonts, LIMITS.shiftOfLateFonts),
    ...check('pixels of sideways scroll', page.sidewaysScroll, LIMITS.sidewaysScroll),
    ...check('console messages', page.complaints.length, LIMITS.complaints, page.complaints),
    ...check('redirects and missing files', page.detours.length, LIMITS.detours, page.detours),
  ];
}

/** Limits of time and score that a page breaks: medians, of one machine, for `npm run measure -- --budget`. */
export function tooSlow({ page, lighthouse, latency }: Measured, budget: Budget): Failure[] {
  const { route } = page;
  const failures: Failure[] = [];
  if (lighthouse) {
    const { performance, accessibility, bestPractices, seo, lcp, lost } = lighthouse;
    const scores = { performance, accessibility, 'best practices': bestPractices, SEO: seo ?? LIMITS.score };
    for (const [name, value] of Object.entries(scores)) {
      if (value < LIMITS.score)
        failures.push({ route, what: `Lighthouse ${name}`, value, limit: LIMITS.score, detail: lost });
    }
    if (lcp > budget.lcp.gate) failures.push({ route, what: 'LCP, ms', value: lcp, limit: budget.lcp.gate });
  }
  if (latency && latency.worst > LIMITS.latency) {
    failures.push({ route, what: 'slowest key press of the search, ms', value: latency.worst, limit: LIMITS.latency });
  }
  return failures;
}
