/** The fixture site on real nginx with the nginx.conf of src/hosting, compared with the headers of its `_headers`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURE_SITE as root } from '../support/fixture.ts';
import { MISSING, PAGES } from '../support/routes.ts';
import { type StaticServer, serve } from '../support/serve.ts';
import { startNginx } from './nginx.ts';

let nginx: Awaited<ReturnType<typeof startNginx>>;
let reader: StaticServer;
const ask = (origin: string, path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });
const get = (path: string, headers?: Record<string, string>) => ask(nginx.origin, path, headers);

beforeAll(async () => {
  nginx = await startNginx(root);
  reader = await serve({ root });
});
afterAll(async () => {
  nginx?.stop();
  await reader?.close();
});

/** Headers that servers add by themselves or may set in their own way. */
const OWN =
  /^(accept-ranges|cache-control|connection|content-(encoding|length|type)|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/;

const sent = async (origin: string, path: string) => {
  const { status, headers } = await ask(origin, path);
  return { status, ...Object.fromEntries([...headers].filter(([name]) => !OWN.test(name))) };
};

test.each([...PAGES, MISSING, '/release.json', '/speculation-rules.json', '/contact.vcf', '/site.webmanifest'])(
  '%s has the headers of _headers',
  async (path) => {
    const headers = await sent(nginx.origin, path);
    expect(headers).toEqual(await sent(reader.origin, path));
    expect(headers).toHaveProperty('cross-origin-resource-policy', 'same-origin');
  },
);

test.each(PAGES)('%s is sent compressed, again only when changed, and at one URL', async (page) => {
  const reply = await get(page, { 'accept-encoding': 'gzip' });
  expect(await reply.text()).toBe(readFileSync(join(root, page, 'index.html'), 'utf8'));
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    ...{ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8', server: 'nginx' },
    ...{ 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  });
  expect((await get(page, { 'if-none-match': reply.headers.get('etag') ?? '' })).status).toBe(304);

  for (const form of page === '/' ? ['/index.html'] : [`${page}/`, `${page}/index.html`, `${page}.html`]) {
    const { status, headers } = await get(`${form}?q=lime&category=special`);
    const location = new URL(headers.get('location') ?? '', nginx.origin);
    expect(`${form}: ${status} ${location.pathname}${location.search}`).toBe(
      `${form}: 301 ${page}?q=lime&category=special`,
    );
  }
});

test('every other file has its bytes, policy and caching', async () => {
  const files = globSync('**/*.*', { cwd: root }).filter((file) => !file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const path = encodeURI(`/${file}`);
    const reply = await get(path);
    expect(`${file}: ${reply.status}`).toBe(`${file}: 200`);
    expect(Buffer.from(await reply.arrayBuffer()).equals(readFileSync(join(root, file))), file).toBe(true);
    const caching = file.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect(reply.headers.get('cache-control'), file).toBe(caching);
    expect(reply.headers.get('access-control-allow-origin'), file).toBe(file === 'release.json' ? '*' : null);
    const { headers } = await ask(reader.origin, path);
    expect(reply.headers.get('content-security-policy'), file).toBe(headers.get('content-security-policy'));
  }
});

test.each([
  ['/speculation-rules.json', 'application/speculationrules+json'],
  ['/contact.vcf', 'text/vcard; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml'],
])('%s has the type %s', async (path, type) => {
  expect((await get(path)).headers.get('content-type')).toBe(type);
});

test.each([MISSING, '/_astro/none.js', '/.well-known', '/404', '/About'])('%s is the 404 page', async (path) => {
  const reply = await get(path);
  expect(reply.status).toBe(404);
  expect(await reply.text()).toBe(readFileSync(join(root, '404.html'), 'utf8'));
  expect(await sent(nginx.origin, path)).toEqual(await sent(nginx.origin, MISSING));
});

test.each(['//example.com/', '//example.com/about/', '/%2F%2Fexample.com/', '/about//', '/about/%0d%0aX-Set:1/'])(
  '%s leads to no other host',
  async (path) => {
    const { status, headers } = await get(path);
    expect([200, 301, 400, 404]).toContain(status);
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    expect(headers.has('x-set')).toBe(false);
  },
);
