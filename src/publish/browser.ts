/** Checks every page of a built site in a browser, at the widths of phone and desktop. They hold for any content. */
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { fault, type Issue } from '../content-check/issue.ts';
import { eachSlice, violationsOn } from './axe.ts';
import { pageFiles, siteUrlOf } from './built-site.ts';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.ts';
import { blockThirdParties, collectPageErrors } from './page-errors.ts';
import { serve } from './serve.ts';
import { layoutIssues } from './text-boxes.ts';
import type { Source } from './trace.ts';

/** Smallest phone (WCAG 1.4.10), common phone, desk. */
const WIDTHS = [320, 390, 1440];

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

/** Fails after some milliseconds what has no timeout of its own, such as `evaluate`: one look at a page, or at a slice of it. */
function inTime<Result>(work: Promise<Result>, patience = 90_000): Promise<Result> {
  const refuse = () => Promise.reject(new Error(`not done after ${patience / 1000} seconds`));
  return Promise.race([work, setTimeout(patience, undefined, { ref: false }).then(refuse)]);
}

const unseen = (path: string, { message }: Error): Issue => {
  const text = `On ${path}: this page could not be looked at; try again, or hide some of its entries: ${message}`;
  return { file: `dist${path}`, ...fault('built', { text }) };
};

/**
 * Loads a page once, and looks at it at each width.
 * @throws where the browser does not answer
 */
async function look(browser: Browser, url: string, path: string, source: Source): Promise<Issue[]> {
  /** Widths at which something was found, and the words or the URL of it that may be in the content. */
  const found = new Map<string, { about: string; widths: Set<number> }>();
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' });
  const { origin } = new URL(url);
  await blockThirdParties(context, origin);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  collectPageErrors(page, origin, pageErrors);
  try {
    for (const width of WIDTHS) {
      const say = (text: string, about = '') =>
        found.set(text, { about, widths: new Set(found.get(text)?.widths).add(width) });
      await page.setViewportSize({ width, height: 900 });
      const answer = width === WIDTHS[0] && (await page.goto(url));
      const expected = path === '/404' ? 404 : 200;
      if (answer && answer.status() !== expected)
        say(`the page answers with ${answer.status()} instead of ${expected}.`);
      for (const src of await inTime(seeAll(page))) say(`the image ${src} cannot be shown.`, src);
      for (const trouble of await inTime(layoutIssues(page))) say(`${trouble}.`, /"([^"]*)"/.exec(trouble)?.[1] ?? '');
      // For axe, both phones are one.
      if (width !== 320)
        await eachSlice(page, async () => {
          for (const { id, help, where } of await inTime(violationsOn(page)))
            say(`${help} (axe: ${id}): ${where.join('; ')}`);
        });
      for (const error of new Set(pageErrors.splice(0))) say(`the browser reports: ${error}`);
    }
  } finally {
    await inTime(context.close());
  }
  return [...found].map(([text, { about, widths }]) => ({
    ...(source(about, path) ?? { file: `dist${path}` }),
    ...fault('built', { text: `On ${path} at a width of ${[...widths].join(', ')}: ${text}` }),
  }));
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
  const waiting = pageFiles(root).map(({ path }) => path);
  const found: Issue[] = [];
  /** Looks at one page after the other, until none waits. */
  const lookOn = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const url = server.origin + base + (path === '/404' ? '/no-such-page' : path);
      const once = () => look(browser, url, path, source);
      // Chromium now and then answers no more; what is the page's own doing is there the second time, too.
      const issues = await once().catch(() => once().catch((error) => [unseen(path, error)]));
      found.push(...issues);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, lookOn));
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}
