/** Checks every page of a built site in a browser, at the widths of phone and desktop. They hold for any content. */
import { availableParallelism } from 'node:os';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { fault, type Issue } from '../content-check/issue.ts';
import { violationsOn } from './axe.ts';
import { pageFiles, siteUrlOf } from './built-site.ts';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.ts';
import { blockThirdParties, collectPageErrors } from './page-errors.ts';
import { serve } from './serve.ts';
import { layoutIssues } from './text-boxes.ts';
import type { Source } from './trace.ts';

/** Smallest phone (WCAG 1.4.10), common phone, desk. */
const WIDTHS = [320, 390, 1440];

/** Timeouts in milliseconds: of one action, and of all at one width of a page. */
const PATIENCE = 15_000;
const PAGE_PATIENCE = 90_000;

interface Finding {
  readonly path: string;
  readonly width: number;
  readonly text: string;
  /** Words or a URL that may be in the content. */
  readonly about: string;
}

/** Loads all lazy images, and scrolls back to the top. Returns the paths of the site's own that cannot be shown. */
const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    return [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .filter(({ currentSrc }) => currentSrc.startsWith(location.origin))
      .map(({ currentSrc }) => new URL(currentSrc).pathname);
  });

/** Fails after a while what may have no timeout of its own, such as `evaluate`. */
const inTime = (work: Promise<void>) =>
  Promise.race([
    work,
    new Promise<never>((_, refuse) => {
      setTimeout(() => refuse(new Error(`not done after ${PAGE_PATIENCE / 1000} seconds`)), PAGE_PATIENCE).unref();
    }),
  ]);

/** Loads a page once, and looks at it at each width. */
async function look(context: BrowserContext, origin: string, path: string, url: string) {
  const found: Finding[] = [];
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const pageErrors: string[] = [];
  collectPageErrors(page, origin, pageErrors);
  let isLoaded = false;
  for (const width of WIDTHS) {
    const say = (text: string, about = '') => found.push({ path, width, text, about });
    const use = async () => {
      await page.setViewportSize({ width, height: 900 });
      if (!isLoaded) {
        const answer = await page.goto(`${origin}${url}`);
        const expected = path === '/404' ? 404 : 200;
        if (answer?.status() !== expected) say(`the page answers with ${answer?.status()} instead of ${expected}.`);
        isLoaded = true;
      }
      for (const src of await seeAll(page)) say(`the image ${src} cannot be shown.`, src);
      for (const trouble of await layoutIssues(page)) say(`${trouble}.`, /"([^"]*)"/.exec(trouble)?.[1] ?? '');
      // For axe, both phones are one.
      if (width === 320) return;
      for (const { id, help, where } of await violationsOn(page)) say(`${help} (axe: ${id}): ${where.join('; ')}`);
    };
    try {
      await inTime(use());
    } catch (error) {
      say(`the page could not be looked at: ${(error as Error).message.split('\n')[0]}`);
    }
    for (const error of new Set(pageErrors.splice(0))) say(`the browser reports: ${error}`);
  }
  await page.close();
  return found;
}

/** One issue for findings at several widths, with the content line that caused it, if found. */
function problemsOf(findings: readonly Finding[], source: Source): Issue[] {
  const alike = Map.groupBy(findings, ({ path, text }) => `${path} ${text}`);
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const widths = group.map(({ width }) => width).join(', ');
    const text = `On ${first.path} at a width of ${widths}: ${first.text}`;
    const place = first.about ? source.words(first.about, first.path) : undefined;
    return [{ ...(place ?? { file: `dist${first.path}` }), ...fault('built', { text }) }];
  });
}

/**
 * Opens every page of a built site and uses it.
 * @param root folder of the site; it is served under the folder that it was built for
 * @param source finds the line of the content that caused a problem
 */
export async function checkInBrowser(root: string, source: Source): Promise<Issue[]> {
  const base = siteUrlOf(root).pathname.replace(/\/$/, '');
  const server = await serve({ root, base });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  const waiting = pageFiles(root);
  const findings: Finding[] = [];
  /** Looks at one page after the other, until none waits. */
  const lookOn = async () => {
    const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' });
    await blockThirdParties(context, server.origin);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path } = next;
      const url = path === '/404' ? `${base}/no-such-page` : path === '/' ? base || '/' : base + path;
      findings.push(...(await look(context, server.origin, path, url)));
    }
    await context.close();
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, lookOn));
    return problemsOf(findings, source);
  } finally {
    await browser.close();
    await server.close();
  }
}
