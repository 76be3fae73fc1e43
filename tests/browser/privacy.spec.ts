import type { Page } from '@playwright/test';
import { AVATAR_HOSTS } from '../../src/schemas/hosts.ts';
import { expect, ROUTES, SCRIPT_FREE, scrollThrough, test } from './fixtures.ts';

/** What a page has stored in the browser. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: isSecureContext ? (await caches.keys()).length : 0,
    workers: isSecureContext ? (await navigator.serviceWorker.getRegistrations()).length : 0,
  }));
const nothing = { cookies: '', local: [], session: [], databases: 0, caches: 0, workers: 0 };

// Pages without script cannot store anything, and budgets.spec.ts counts requests to other hosts.
for (const route of ROUTES.filter((one) => !SCRIPT_FREE.includes(one))) {
  test(`${route} requests nothing but avatars from other hosts, and stores nothing`, async ({
    page,
    baseURL,
    context,
  }) => {
    const foreign: { url: URL; headers: Record<string, string> }[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) foreign.push({ url, headers: request.headers() });
    });
    await page.goto(route);
    await scrollThrough(page);

    const unexpected = foreign.filter(({ url }) => !(AVATAR_HOSTS as readonly string[]).includes(url.host));
    expect(unexpected.map(({ url }) => url.href)).toEqual([]);
    if (route !== '/reviews') expect(foreign).toHaveLength(0);
    for (const { headers } of foreign) {
      expect(headers).not.toHaveProperty('referer');
      expect(headers).not.toHaveProperty('cookie');
    }
    expect(await stored(page)).toEqual(nothing);
    expect(await context.cookies()).toEqual([]);
  });
}
