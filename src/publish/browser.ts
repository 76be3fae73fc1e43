/** Checks every page of a built site in a browser, at the widths of phones and a desktop. */
import { availableParallelism } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Issue } from '../content-check/issue.ts';
import { violationsOn } from './axe.ts';
import { pageFiles, siteUrlOf } from './built-site.ts';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.ts';
import { builtIssue } from './issue.ts';
import { blockThirdParties, collectPageErrors } from './page-errors.ts';
import { serve } from './serve.ts';
import { layoutIssues } from './text-boxes.ts';
import type { Source } from './trace.ts';

/** Smallest phone (WCAG 1.4.10), common phone, desktop. */
const WIDTHS = [320, 390, 1440];

/** Loads every image. Returns the paths of this site's images that cannot be shown. */
const loadImages = (page: Page) =>
  page.evaluate(async () => {
    // After a resize, the browser chooses images in the next frame.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(
      images.map((image) => image.complete || new Promise((done) => (image.onload = image.onerror = done))),
    );
    await document.fonts.ready;
    return images
      .filter(({ currentSrc, naturalWidth }) => naturalWidth === 0 && currentSrc.startsWith(location.origin))
      .map(({ currentSrc }) => new URL(currentSrc).pathname);
  });

/** Loads a page once and checks it at each width. @throws when the browser does not answer */
async function checkPage(browser: Browser, url: string, path: string, source: Source): Promise<Issue[]> {
  /** Issues by message; each keeps the first width that it was found at. */
  const found = new Map<string, Issue>();
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' });
  const { origin } = new URL(url);
  await blockThirdParties(context, origin);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  collectPageErrors(page, origin, pageErrors);
  try {
    for (const width of WIDTHS) {
      const add = (text: string, words = '') => {
        const place = source(words, path) ?? { file: `dist${path}` };
        if (!found.has(text)) found.set(text, builtIssue(place, `On ${path} at a width of ${width}: ${text}`));
      };
      await page.setViewportSize({ width, height: 900 });
      if (width === WIDTHS[0]) await page.goto(url);
      for (const src of await loadImages(page)) add(`the image ${src} cannot be shown.`, src);
      for (const issue of await layoutIssues(page)) add(`${issue}.`, /"([^"]*)"/.exec(issue)?.[1]);
      if (width !== 320)
        for (const { id, help, where } of await violationsOn(page)) add(`${help} (axe: ${id}): ${where.join('; ')}`);
      for (const error of new Set(pageErrors.splice(0))) add(`the browser reports: ${error}`);
    }
  } finally {
    await context.close();
  }
  return [...found.values()];
}

/** Checks all pages. @param dist folder of the site @param source finds the content that caused an issue */
export async function checkInBrowser(dist: string, source: Source): Promise<Issue[]> {
  const server = await serve({ root: dist, base: siteUrlOf(dist).pathname });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  const queue = pageFiles(dist).map(({ path }) => path);
  const found: Issue[] = [];
  const checkQueue = async () => {
    for (let path = queue.shift(); path; path = queue.shift()) {
      const url = server.url + (path === '/404' ? '/no-such-page' : path);
      const check = () => checkPage(browser, url, path, source);
      const crashed = ({ message }: Error) =>
        builtIssue({ file: `dist${path}` }, `On ${path}: this page could not be checked. Try again. ${message}`);
      // Tries again once, because Chromium sometimes crashes.
      found.push(...(await check().catch(() => check().catch((error) => [crashed(error)]))));
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, checkQueue));
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}
