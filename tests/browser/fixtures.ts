import { test as base, expect, type Page } from '@playwright/test';
import { blockThirdParties, collectPageErrors } from '../support/page-errors.ts';

export { MISSING, PAGES, ROUTES, SCRIPT_FREE } from '../support/routes.ts';
export { blockThirdParties, collectPageErrors, expect };

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

interface Helpers {
  /** What the pages of the test said that they should not have: errors, warnings, policy violations, failed requests. */
  complaints: string[];
  /** A phone-sized page in a browser where scripts are switched off. */
  noScript: Page;
}

interface Options {
  /** Complaints that a test brings about on purpose, such as a chunk that it makes fail. */
  expectedComplaints: RegExp[];
  /** Answers every request to another host with a failure, quietly: there is no network to rely on. On by default. */
  blockThirdParties: boolean;
}

/** Names of the pictures and drawings that a page fetches, growing as its visitor goes on. Called before the visit. */
export function fetchedPictures(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') names.push(new URL(request.url()).pathname.replace(/^.*\/|\..*$/g, ''));
  });
  return names;
}

/** Playwright's test, in which a page that complains fails, and other hosts are never reached. */
export const test = base.extend<Helpers & Options>({
  expectedComplaints: [[], { option: true }],
  blockThirdParties: [true, { option: true }],
  complaints: [
    async ({ expectedComplaints }, use) => {
      const complaints: string[] = [];
      await use(complaints);
      const unexpected = complaints.filter((complaint) => !expectedComplaints.some((known) => known.test(complaint)));
      expect(unexpected, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, baseURL, blockThirdParties: blocking, complaints }, use) => {
    const origin = baseURL ?? '';
    if (blocking) await blockThirdParties(context, origin);
    context.on('page', (page) => collectPageErrors(page, origin, complaints));
    await use(context);
  },
  noScript: async ({ browser, baseURL, complaints }, use) => {
    const origin = baseURL ?? '';
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL: origin });
    await blockThirdParties(context, origin);
    context.on('page', (page) => collectPageErrors(page, origin, complaints));
    await use(await context.newPage());
    await context.close();
  },
});
