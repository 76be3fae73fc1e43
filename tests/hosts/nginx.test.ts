/** The fixture site on real nginx with the nginx.conf of its build. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostsFolder } from '../../src/integrations/headers/index.ts';
import { headerTable } from '../../src/integrations/headers/table.ts';
import { FIXTURE_SITE, PREVIEW_SITE } from '../support/fixture.ts';
import { PAGES } from '../support/routes.ts';
import { ask, startNginx } from './nginx.ts';

const scratch = join(import.meta.dirname, '../tmp/hosts');
const folderOf = (name: string) => join(scratch, name);

const SITES = [
  ['at the root, a folder a page', FIXTURE_SITE, ''],
  ['a preview with a base path, a file a page', PREVIEW_SITE, '/sarbath'],
] as const;

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

rmSync(scratch, { recursive: true, force: true });
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe.each(SITES)('%s', (_, site, base) => {
  const fileOf = (page: string) => (base && page !== '/' ? `${page}.html` : join(base ? '' : page, 'index.html'));
  const root = folderOf(base ? 'base' : 'root');
  const everywhere = headerTable(base, site === PREVIEW_SITE)['/*'] ?? {};
  const htmlOf = (file: string) => readFileSync(join(root, file), 'utf8');
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  const get = (path: string, headers?: Record<string, string>) => ask(nginx.origin, path, headers);

  beforeAll(async () => {
    cpSync(site, root, { recursive: true });
    cpSync(hostsFolder(site), hostsFolder(root), { recursive: true });
    for (const name of ['release.json', 'contact.vcf']) writeFileSync(join(root, name), '{}');
    nginx = await startNginx(root, join(hostsFolder(root), 'nginx.conf'));
  });
  afterAll(() => nginx?.stop());

  test.each(PAGES)('%s: the page with every header, compressed, asked for again only when changed', async (page) => {
    const path = base + page === `${base}/` ? base || '/' : base + page;
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toBe(htmlOf(fileOf(page)));
    for (const [name, value] of Object.entries(everywhere)) expect(reply.headers[name.toLowerCase()], name).toBe(value);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(reply.headers.server).toBe('nginx');
    const packed = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(packed.body).toString()).toBe(htmlOf(fileOf(page)));
    expect((await get(path, { 'if-none-match': reply.headers.etag ?? '' })).status).toBe(304);

    const others = page === '/' ? ['/index.html'] : [`${page}/`, `${page}/index.html`, `${page}.html`];
    for (const form of page === '/' && base ? ['/', ...others] : others) {
      const { status, headers } = await get(`${base}${form}?q=lime&category=special`);
      expect(`${form}: ${status} ${headers.location}`).toBe(`${form}: 301 ${path}?q=lime&category=special`);
    }
  });

  test('every other file: its bytes, type and caching', async () => {
    const files = globSync('**/*.*', { cwd: root }).filter((file) => !file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(100);
    for (const file of [...files, '.well-known/security.txt']) {
      const reply = await get(encodeURI(`${base}/${file}`));
      expect(`${file}: ${reply.status}`).toBe(`${file}: 200`);
      expect(reply.body.equals(readFileSync(join(root, file))), file).toBe(true);
      expect(reply.headers['content-type'], file).toMatch(TYPES[file.replace(/.*\./, '')] ?? /^$/);
      const hashed = file.startsWith('_astro/');
      expect(reply.headers['cache-control'], file).toBe(hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      expect(/sandbox/.test(String(reply.headers['content-security-policy'])), file).toBe(hashed);
      expect(reply.headers['access-control-allow-origin'], file).toBe(file === 'release.json' ? '*' : undefined);
    }
    expect((await get(`${base}/speculation-rules.json`)).headers['content-type']).toContain('speculationrules');
  });

  test.each(['/no-such-page', '/no/such/page', '/_astro/none.js', '/_astro', '/.well-known', '/404', '/About'])(
    '%s is the 404 page, with every header',
    async (path) => {
      for (const asked of base ? [base + path, path, '/', '/about', `${base}x`] : [path]) {
        const reply = await get(asked);
        expect(`${asked}: ${reply.status}`).toBe(`${asked}: 404`);
        expect(reply.body.toString()).toBe(htmlOf('404.html'));
        for (const [name, value] of Object.entries(everywhere)) {
          expect(reply.headers[name.toLowerCase()], name).toBe(value);
        }
      }
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
    '/..%2f..%2fetc/passwd',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/about/%0d%0aX-Set:1/',
    '/%00',
  ])('%s leads to no other host and no file outside the site', async (path) => {
    for (const asked of [path, base + path]) {
      const { status, headers, body } = await get(asked);
      expect([200, 301, 400, 404]).toContain(status);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      expect(headers).not.toHaveProperty('x-set');
      expect(body.includes('root:')).toBe(false);
    }
  });
});
