import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { launchFlags } from '../support/browser.ts';
import type { LighthouseFacts } from './facts.ts';
import { median } from './median.ts';

export interface LighthouseOptions {
  executablePath: string;
  /** Flags beside the usual ones. */
  flags: string[];
  device: 'phone' | 'desk';
  runs: number;
  /** False for a page that search engines must not list, of which Lighthouse's SEO category can only complain. */
  listed: boolean;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const points = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);

/** Titles of the audits that have weight and did not get a full score. */
function lostPoints(report: Report): string[] {
  return Object.values(report.categories).flatMap((category) =>
    category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${report.audits[id]?.title} (${report.audits[id]?.displayValue ?? id})`),
  );
}

/** How often a run is begun anew: now and then Chromium's trace lacks the navigation (NO_NAVSTART), whatever the page. */
const ATTEMPTS = 3;

/** One run in a fresh browser. */
async function runOnce(url: string, options: LighthouseOptions, attempt = 1): Promise<Report> {
  const browser = await puppeteer.launch({
    executablePath: options.executablePath,
    args: [...launchFlags(), ...options.flags],
  });
  const result = await lighthouse(
    url,
    {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: 'silent',
      ignoreStatusCode: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices', ...(options.listed ? ['seo'] : [])],
    },
    options.device === 'desk' ? desktopConfig : undefined,
  ).finally(() => browser.close());
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempt < ATTEMPTS) return runOnce(url, options, attempt + 1);
  throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
}

/**
 * Runs Lighthouse with its own throttling (simulated, slow 4G for the phone).
 * @throws when Lighthouse could not load the page
 */
export async function measureLighthouse(url: string, options: LighthouseOptions): Promise<LighthouseFacts> {
  const reports: Report[] = [];
  for (let run = 0; run < options.runs; run += 1) reports.push(await runOnce(url, options));
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  return {
    performance: middle((report) => points(report, 'performance')),
    accessibility: middle((report) => points(report, 'accessibility')),
    bestPractices: middle((report) => points(report, 'best-practices')),
    seo: options.listed ? middle((report) => points(report, 'seo')) : null,
    lcp: Math.round(middle((report) => report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN)),
    lost: [...new Set(reports.flatMap(lostPoints))],
  };
}
