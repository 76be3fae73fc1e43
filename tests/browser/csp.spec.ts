import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AVATAR_HOSTS, MAP_HOSTS } from '../../src/schemas/hosts.ts';
import { expect, MISSING, ROUTES, scrollThrough, test } from './fixtures.ts';

declare global {
  interface Window {
    /** Directive and URL of each. */
    violations: string[];
  }
}

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  }),
);

const violations = (page: Page) => page.evaluate(() => window.violations);

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

/** What a visitor does on a page that makes it do the most. */
const use: Partial<Record<string, (page: Page) => Promise<void>>> = {
  '/products': async (page) => {
    await page.getByRole('searchbox').fill('khus');
    await page.locator('main select').selectOption({ index: 1 });
  },
  '/reviews': async (page) => {
    await page.getByRole('button', { name: /next/i }).click();
    await page.getByRole('button', { name: /next/i }).click();
  },
  '/franchise': async (page) => {
    await page.locator('astro-island svg path').first().hover();
  },
  '/register': async (page) => {
    await page.locator('main form').getByRole('textbox').first().fill('Anitha');
    await page.locator('main form [type=submit]').click();
  },
  '/contact': async (page) => {
    await page.locator('#ask-map button').click();
    const hosts = Object.values(MAP_HOSTS) as string[];
    await expect.poll(() => page.frames().some((frame) => hosts.includes(new URL(frame.url()).host))).toBe(true);
  },
};

for (const route of ROUTES) {
  test(`${route} keeps visitors private, and is used without one violation of its policy, which allows nothing else`, async ({
    page,
    context,
    baseURL,
    expectedErrors,
  }) => {
    for (const host of Object.values(MAP_HOSTS)) {
      await context.route(`https://${host}/**`, (call) => call.fulfill({ contentType: 'text/html', body: 'a map' }));
    }
    const foreign: { host: string; headers: Record<string, string> }[] = [];
    page.on('request', (request) => {
      const { protocol, origin, host } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== baseURL) foreign.push({ host, headers: request.headers() });
    });
    const response = await page.goto(route);
    expect(response?.status()).toBe(route === MISSING ? 404 : 200);
    await scrollThrough(page);
    // Merely visited, it asks other hosts for avatars only, without telling them whence, and stores nothing.
    const hostsAsked = [...new Set(foreign.map(({ host }) => host))];
    const avatarHosts: readonly string[] = route === '/reviews' ? AVATAR_HOSTS : [];
    expect(hostsAsked.filter((host) => !avatarHosts.includes(host))).toEqual([]);
    for (const { headers } of foreign) {
      expect(headers).not.toHaveProperty('referer');
      expect(headers).not.toHaveProperty('cookie');
    }
    expect(await stored(page)).toEqual(nothing);
    expect(await context.cookies()).toEqual([]);

    await use[route]?.(page);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    // What a meta tag cannot say is the same for every page.
    expect(response?.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
    const tag = (await page.locator('meta[http-equiv=content-security-policy]').getAttribute('content')) ?? '';
    const hashes = (directive: string) =>
      new RegExp(`${directive} ([^;]*)`)
        .exec(tag)?.[1]
        ?.match(/(?<='sha256-)[^']+/g)
        ?.sort() ?? [];
    const inline = (find: string) =>
      page.$$eval(find, (blocks) => [...new Set(blocks.map(({ textContent }) => textContent ?? ''))]);
    const hashed = (code: string[]) => code.map((one) => createHash('sha256').update(one).digest('base64')).sort();
    expect(hashes('style-src')).toEqual(hashed(await inline('style')));
    expect(hashes('script-src')).toEqual(hashed(await inline('script:not([src], [type$=json])')));
    const hasScript = (await page.locator('script:not([type$=json])').count()) > 0;
    expect(tag).toMatch(hasScript ? /script-src 'self'[; ]/ : /script-src 'none';/);
    expect(tag).not.toMatch(/unsafe-eval|unsafe-hashes|\*/);
    expect(tag).not.toContain('style-src-attr');
    const hosts = tag.match(/https:\/\/[\w.-]+/g) ?? [];
    if (!['/reviews', '/contact'].includes(route)) expect(hosts).toEqual([]);
    else expect(hosts.length).toBeGreaterThan(0);
    if (!hasScript) await expect(page.locator('[style]')).toHaveCount(0);

    expectedErrors.push(/Content Security Policy|violates|404/i);
    await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.stolen = true';
      const frame = document.createElement('iframe');
      frame.src = 'https://elsewhere.example/';
      document.body.append(script, frame);
      document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="window.stolen = true">');
      document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/pixel.png">');
      await fetch('https://elsewhere.example/').catch(() => undefined);
    });
    await expect
      .poll(async () => [...new Set((await violations(page)).map((one) => one.split(' ')[0]))].sort())
      .toEqual(['connect-src', 'frame-src', 'img-src', 'script-src-attr', 'script-src-elem']);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  });
}

test('the rules for fetching the next page are taken from the header', async ({ page }) => {
  const rules = page.waitForResponse('**/speculation-rules.json');
  await page.goto('/about');
  const response = await rules;
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/speculationrules+json');
});
