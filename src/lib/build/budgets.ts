/** Performance budgets of each page: the browser suite fails on them, `check:publish` and `npm run measure` report them. */

/** Limits of a page, as the last value that passes. Bytes are compressed with brotli. */
export interface Budget {
  /** HTML and render-blocking stylesheets and scripts. */
  criticalBytes: number;
  /** Requests that block the first paint, the document included. */
  criticalRequests: number;
  inlineScript: number;
  /** JavaScript, inline and loaded: before the load event, once the page is idle, and after every island has hydrated. */
  scriptAtLoad: number;
  scriptBeforeIntent: number;
  scriptAfterIntent: number;
  bytesAtLoad: number;
  bytesAfterScrolling: number;
  /** Cumulative layout shift at load and while scrolling. */
  layoutShift: number;
  /** Cumulative layout shift when fonts load late. */
  lateFontShift: number;
  /** Horizontal overflow, CSS pixels. */
  sidewaysScroll: number;
  /** Requests to other hosts, reviewers' avatars aside. */
  thirdParties: number;
  /** Console errors and warnings, policy violations, hydration errors. */
  consoleMessages: number;
  redirectsAndMissing: number;
  /** Interaction to Next Paint at 4× CPU slowdown, milliseconds. */
  inp: number;
  /** Lighthouse, simulated, median of 3, milliseconds. */
  lcp: number;
}

/** Measured values of a page; those left out were not measured. */
export type Measured = Partial<Budget>;

const everywhere = {
  criticalBytes: 14_600,
  criticalRequests: 1,
  layoutShift: 0.001,
  lateFontShift: 0.02,
  sidewaysScroll: 0,
  thirdParties: 0,
  consoleMessages: 0,
  redirectsAndMissing: 0,
  inp: 100,
  lcp: 950,
};
const script = (bytes: number) => ({
  ...everywhere,
  inlineScript: bytes,
  scriptAtLoad: bytes,
  scriptBeforeIntent: bytes,
  scriptAfterIntent: bytes,
});
const noScript = script(0);
const island = (scriptAfterIntent: number) => ({ ...script(2_500), scriptAfterIntent });

/** The key of the 404 page in `BUDGETS`. */
export const NOT_FOUND_PATH = '/404';

/** The budget of each page, by path. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  '/': { ...noScript, bytesAtLoad: 50_000, bytesAfterScrolling: 120_000 },
  '/about': { ...noScript, bytesAtLoad: 50_000, bytesAfterScrolling: 120_000 },
  // One small script composes the e-mail.
  '/contact': { ...script(1_500), bytesAtLoad: 50_000, bytesAfterScrolling: 120_000 },
  [NOT_FOUND_PATH]: { ...noScript, bytesAtLoad: 50_000, bytesAfterScrolling: 120_000 },
  '/gallery': { ...noScript, bytesAtLoad: 110_000, bytesAfterScrolling: 300_000, lcp: 1_050 },
  '/products': { ...island(66_000), bytesAtLoad: 60_000, bytesAfterScrolling: 160_000 },
  '/register': { ...island(66_000), bytesAtLoad: 50_000, bytesAfterScrolling: 120_000 },
  '/franchise': { ...island(118_000), bytesAtLoad: 50_000, bytesAfterScrolling: 170_000 },
  // The carousel rotates by itself, so it hydrates once the page is idle.
  '/reviews': { ...island(72_000), scriptBeforeIntent: 72_000, bytesAtLoad: 50_000, bytesAfterScrolling: 120_000 },
};

/** The budget of a path; a path without a page shows the 404 page. */
export const budgetOf = (path: string): Budget => BUDGETS[path] ?? (BUDGETS[NOT_FOUND_PATH] as Budget);

const LABELS: Record<keyof Budget, string> = {
  criticalBytes: 'critical bytes',
  criticalRequests: 'critical requests',
  inlineScript: 'bytes of inline script',
  scriptAtLoad: 'bytes of JavaScript at load',
  scriptBeforeIntent: 'bytes of JavaScript before intent',
  scriptAfterIntent: 'bytes of JavaScript after intent',
  bytesAtLoad: 'bytes at load',
  bytesAfterScrolling: 'bytes after scrolling',
  layoutShift: 'layout shift',
  lateFontShift: 'layout shift with late fonts',
  sidewaysScroll: 'pixels of horizontal overflow',
  thirdParties: 'requests to other hosts',
  consoleMessages: 'console messages',
  redirectsAndMissing: 'redirects and missing files',
  inp: 'ms from key press to paint',
  lcp: 'ms LCP',
};

/**
 * The limits that a page exceeds.
 * @returns one sentence each, such as `/gallery: 112,000 bytes at load, at most 110,000`
 */
export function overBudget(path: string, measured: Measured, budget = budgetOf(path)): string[] {
  return (Object.keys(LABELS) as (keyof Budget)[]).flatMap((key) => {
    const value = measured[key];
    if (value === undefined || value <= budget[key]) return [];
    return [
      `${path}: ${value.toLocaleString('en', { maximumFractionDigits: 4 })} ${LABELS[key]}, at most ${budget[key].toLocaleString('en', { maximumFractionDigits: 4 })}`,
    ];
  });
}
