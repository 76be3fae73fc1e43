import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../../src/publish/find-chromium.ts';
import { AVATAR_HOSTS } from '../../src/schemas/hosts.ts';

export interface Scores {
  /** 0–100: performance, accessibility, best practices, SEO. */
  scores: number[];
  /** Milliseconds. */
  lcp: number;
  /** Titles of failed audits. */
  lost: string[];
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
/** Without a network these would be console errors; Lighthouse ignores requests that it blocks itself. */
const blockedUrlPatterns = AVATAR_HOSTS.map((host) => `https://${host}/*`);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Chromium's trace sometimes lacks the navigation (NO_NAVSTART). */
const ATTEMPTS = 3;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

async function runOnce(url: string, executablePath: string, flags: string[], attempt = 1): Promise<Report> {
  const browser = await puppeteer.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
  const port = Number(new URL(browser.wsEndpoint()).port);
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    ignoreStatusCode: true,
    onlyCategories: CATEGORIES,
    blockedUrlPatterns,
  }).finally(() => browser.close());
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempt < ATTEMPTS) return runOnce(url, executablePath, flags, attempt + 1);
  throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
}

/**
 * Medians of Lighthouse's mobile preset, simulated throttling, each run in a fresh browser.
 * @throws when Lighthouse could not load the page
 */
export async function measureLighthouse(
  url: string,
  { executablePath, flags, runs }: { executablePath: string; flags: string[]; runs: number },
): Promise<Scores> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runOnce(url, executablePath, flags));
  const lost = reports.flatMap(({ categories, audits }) =>
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${audits[id]?.title} (${audits[id]?.displayValue ?? id})`),
    ),
  );
  return {
    scores: CATEGORIES.map((name) =>
      median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100))),
    ),
    lcp: Math.round(
      median(reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN)),
    ),
    lost: [...new Set(lost)],
  };
}
