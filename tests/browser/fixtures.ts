import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { blockThirdParties, collectPageErrors } from '../../src/publish/page-errors.ts';

export { MISSING, nameOf, PAGES, ROUTES } from '../support/routes.ts';
export { expect };

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

interface Helpers {
  /** Errors, warnings, policy violations and failed requests of the pages. Any of them fails the test. */
  pageErrors: string[];
  /** A page of phone size in a browser without scripts. */
  noScript: Page;
}

interface Options {
  /** Errors that a test causes on purpose. */
  expectedErrors: RegExp[];
}

/** Holds back scripts that a page requests from now on. @returns their paths, and a function that releases them */
export async function holdScripts(page: Page): Promise<{ asked: string[]; send: () => void }> {
  const asked: string[] = [];
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/[^?]+\.js(\?|$)/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await sent;
    await route.continue();
  });
  return { asked, send };
}

/** Converts `#rrggbb` to `rgb()`, as in computed styles. */
export const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Dispatches a key press on an element. @returns true if the page calls `preventDefault` */
export const preventsDefault = (on: Locator, key: string): Promise<boolean> =>
  on.evaluate(
    (one, key) => !one.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    key,
  );

export const expectHydrated = (page: Page) => expect(page.locator('astro-island')).not.toHaveAttribute('ssr');

/** On /reviews, waits for the carousel to hydrate, because that changes its button. */
export async function waitForCarousel(page: Page): Promise<void> {
  if (page.url().endsWith('/reviews')) await expectHydrated(page);
}

/** Playwright's `test`, which fails on page errors and never requests other hosts. */
export const test = base.extend<Helpers & Options>({
  expectedErrors: [[], { option: true }],
  pageErrors: [
    async ({ expectedErrors }, use) => {
      const pageErrors: string[] = [];
      await use(pageErrors);
      const unexpected = pageErrors.filter((error) => !expectedErrors.some((known) => known.test(error)));
      expect(unexpected, 'page errors').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, baseURL, pageErrors }, use) => {
    const origin = baseURL ?? '';
    await blockThirdParties(context, origin);
    context.on('page', (page) => collectPageErrors(page, origin, pageErrors));
    await use(context);
  },
  noScript: async ({ browser, baseURL, pageErrors }, use) => {
    const origin = baseURL ?? '';
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL: origin });
    await blockThirdParties(context, origin);
    context.on('page', (page) => collectPageErrors(page, origin, pageErrors));
    await use(await context.newPage());
    await context.close();
  },
});
