/** The fixture site on real nginx with the nginx.conf of src/hosting, compared with the headers of its `_headers`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { MISSING, PAGES } from '../support/routes.ts';
import { type StaticServer, serve } from '../support/serve.ts';
import { ask, startNginx } from './nginx.ts';

const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html; charset=utf-8$/,
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml$/,
  avif: /^image\/avif$/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$/,
  png: /^image\/png$/,
  ico: /^image\/x-icon$/,
  pdf: /^application\/pdf$/,
  txt: /^text\/plain; charset=utf-8$/,
  xml: /^text\/xml; charset=utf-8$/,
  vcf: /^text\/vcard; charset=utf-8$/,
  webmanifest: /^application\/manifest\+json$/,
  json: /^application\/(speculationrules\+)?json$/,
};

const root = FIXTURE_SITE;
const htmlOf = (file: string) => readFileSync(join(root, file), 'utf8');
let nginx: Awaited<ReturnType<typeof startNginx>>;
let reader: StaticServer;
const get = (path: string, headers?: Record<string, string>) => ask(nginx.origin, path, headers);

beforeAll(async () => {
  nginx = await startNginx(root);
  reader = await serve({ root });
});
afterAll(async () => {
  nginx?.stop();
  await reader?.close();
});

/** What servers add by themselves, and what they may do in their own way. */
const OWN =
  /^(accept-ranges|cache-control|connection|content-(length|type)|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/;

const sent = async (origin: string, path: string) => {
  const { status, headers } = await ask(origin, path);
  return { status, ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.test(name))) };
};

test.each([...PAGES, MISSING, '/release.json', '/speculation-rules.json', '/contact.vcf', '/site.webmanifest'])(
  '%s has the headers that a reader of _headers gives it',
  async (path) => {
    const headers = await sent(nginx.origin, path);
    expect(headers).toEqual(await sent(reader.origin, path));
    expect(headers).toHaveProperty('cross-origin-resource-policy', 'same-origin');
  },
);

test.each(PAGES)('%s: the page, compressed, asked for again only when changed, at one URL', async (page) => {
  const file = join(page, 'index.html');
  const reply = await get(page);
  expect(reply.status).toBe(200);
  expect(reply.body.toString()).toBe(htmlOf(file));
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  expect(reply.headers.server).toBe('nginx');
  const packed = await get(page, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(packed.body).toString()).toBe(htmlOf(file));
  expect((await get(page, { 'if-none-match': reply.headers.etag ?? '' })).status).toBe(304);

  for (const form of page === '/' ? ['/index.html'] : [`${page}/`, `${page}/index.html`, `${page}.html`]) {
    const { status, headers } = await get(`${form}?q=lime&category=special`);
    expect(`${form}: ${status} ${headers.location}`).toBe(`${form}: 301 ${page}?q=lime&category=special`);
  }
});

test('every other file: its bytes, type, policy and caching', async () => {
  const files = globSync('**/*.*', { cwd: root }).filter((file) => !file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const reply = await get(encodeURI(`/${file}`));
    expect(`${file}: ${reply.status}`).toBe(`${file}: 200`);
    expect(reply.body.equals(readFileSync(join(root, file))), file).toBe(true);
    if (/\.(?:js|css|svg|xml|txt|webmanifest)$|release\.json$/.test(file) && reply.body.length > 60) {
      const { headers } = await get(encodeURI(`/${file}`), { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding'], file).toBe('gzip');
    }
    expect(reply.headers['content-type'], file).toMatch(TYPES[file.replace(/.*\./, '')] ?? /^$/);
    const hashed = file.startsWith('_astro/');
    expect(reply.headers['cache-control'], file).toBe(hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    const { headers } = await ask(reader.origin, encodeURI(`/${file}`));
    expect(reply.headers['content-security-policy'], file).toBe(headers['content-security-policy']);
    expect(reply.headers['access-control-allow-origin'], file).toBe(file === 'release.json' ? '*' : undefined);
  }
  expect((await get('/speculation-rules.json')).headers['content-type']).toContain('speculationrules');
});

test.each([MISSING, '/no/such/page', '/_astro/none.js', '/_astro', '/.well-known', '/404', '/About', '/none.vcf'])(
  '%s is the 404 page, with every header',
  async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toBe(htmlOf('404.html'));
    expect(headers).toMatchObject(await sent(nginx.origin, MISSING).then(({ status: _, ...rest }) => rest));
  },
);

test.each([
  '//example.com/',
  '//example.com/about/',
  '/%2F%2Fexample.com/',
  '/\\example.com/',
  '/\\example.com/a.html',
  '//example.com/%2e%2e/',
  '/about//',
  '/about/%0d%0aX-Set:1/',
])('%s leads to no other host', async (path) => {
  const { status, headers } = await get(path);
  expect([200, 301, 400, 404]).toContain(status);
  expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  expect(headers).not.toHaveProperty('x-set');
});
