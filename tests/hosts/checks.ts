import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isText, typeOf } from '../../src/integrations/headers/media-types.ts';
import { EVERYWHERE, FRAMING, PAGE_RULE, ruleOf } from '../../src/integrations/headers/policy.ts';
import { SPECULATION_FILE } from '../../src/integrations/headers/speculation.ts';
import { PAGES } from '../support/routes.ts';
import type { Tally } from '../support/tally.ts';
import { ask, decoded, type Reply } from './ask.ts';
import type { HostServer } from './servers.ts';

export interface Site {
  /** Folder of the built site. */
  root: string;
  /** Path it is served from, without a trailing slash, or ''. */
  base: string;
  format: 'directory' | 'file';
}

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const CODINGS = {
  br: 'br',
  'gzip, deflate, br, zstd': 'br',
  'br;q=0.9, gzip;q=0.8': 'br',
  gzip: 'gzip',
  'br;q=0, gzip': 'gzip',
  identity: undefined,
};

export const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll(sep, '/'))
    .filter((file) => !/\.(br|gz)$|^\/_headers$/.test(file));

function fileOf({ format }: Site, page: string): string {
  if (page === '/') return '/index.html';
  return format === 'file' ? `${page}.html` : `${page}/index.html`;
}

function expectHeaders(tally: Tally, { headers }: Reply, path: string, rule = ruleOf(path)): void {
  for (const [name, value] of Object.entries(EVERYWHERE)) tally.is(name, headers[name.toLowerCase()], value);
  tally.is('Cache-Control', headers['cache-control'], rule.cache);
  tally.is('Cross-Origin-Resource-Policy', headers['cross-origin-resource-policy'], rule.corp);
  tally.is('Content-Type', headers['content-type'], typeOf(path));
  if (isText(path)) tally.is('Vary', headers.vary, /accept-encoding/i);
  tally.is('Server without version', headers.server ?? '', /^[a-z]*$/i);
}

/** Checks that the policy header of a page matches its meta tag. */
function expectPolicy(tally: Tally, { headers }: Reply, html: string): void {
  tally.is('Content-Security-Policy', headers['content-security-policy'], `${META.exec(html)?.[1]}; ${FRAMING}`);
}

/** Checks every page: status, headers, compression, conditional requests and redirects. */
export async function checkPages(tally: Tally, { origin }: HostServer, site: Site): Promise<void> {
  for (const page of PAGES) {
    const path = page === '/' ? site.base || '/' : site.base + page;
    const file = fileOf(site, page);
    const html = readFileSync(site.root + file, 'utf8');
    await tally.about(path, async () => {
      const reply = await ask(origin, path);
      tally.is('status', reply.status, 200);
      expectHeaders(tally, reply, file);
      expectPolicy(tally, reply, html);
      tally.is('Speculation-Rules', reply.headers['speculation-rules'], `"${site.base}${SPECULATION_FILE}"`);
      for (const [accepted, coding] of Object.entries(CODINGS)) {
        const compressed = await ask(origin, path, { headers: { 'accept-encoding': accepted } });
        tally.is(`Content-Encoding for ${accepted}`, compressed.headers['content-encoding'], coding);
        tally.is(`body for ${accepted}`, decoded(compressed).toString() === html, true);
        tally.is(`type for ${accepted}`, compressed.headers['content-type'], typeOf(file));
      }
      const head = await ask(origin, path, { method: 'HEAD' });
      tally.is(
        'HEAD',
        `${head.status} ${head.headers['content-length']} ${head.body.length}`,
        `200 ${Buffer.byteLength(html)} 0`,
      );
      const etag = String(reply.headers.etag);
      tally.is('unchanged', (await ask(origin, path, { headers: { 'if-none-match': etag } })).status, 304);
      const stem = page === '/' ? site.base : path;
      for (const form of [`${stem}/`, `${stem}/index.html`, site.base + file]) {
        if (form === path) continue;
        const moved = await ask(origin, `${form}?q=lime&category=special`);
        tally.is(form, `${moved.status} ${moved.headers.location}`, `301 ${path}?q=lime&category=special`);
        const bare = await ask(origin, form);
        tally.is(`${form}, no query`, `${bare.status} ${bare.headers.location}`, `301 ${path}`);
      }
    });
  }
}

/** Checks every other file: body, media type, caching, Cross-Origin-Resource-Policy and range requests. */
export async function checkFiles(tally: Tally, { origin }: HostServer, site: Site): Promise<void> {
  for (const file of filesOf(site.root).filter((name) => !name.endsWith('.html'))) {
    const path = encodeURI(site.base + file);
    await tally.about(path, async () => {
      const [bytes, reply] = [readFileSync(site.root + file), await ask(origin, path)];
      tally.is('status', reply.status, 200);
      tally.is('body', reply.body.equals(bytes), true);
      expectHeaders(tally, reply, file);
      const compressed = await ask(origin, path, { headers: { 'accept-encoding': 'br' } });
      tally.is('decompressed body', decoded(compressed).equals(bytes), true);
      tally.is('type when compressed', compressed.headers['content-type'], typeOf(file));
      const length = Math.min(100, bytes.length);
      const part = await ask(origin, path, { headers: { range: `bytes=0-${length - 1}` } });
      tally.is('range', `${part.status} ${part.headers['content-range']}`, `206 bytes 0-${length - 1}/${bytes.length}`);
      tally.is('bytes of the range', part.body.equals(bytes.subarray(0, length)), true);
      const end = await ask(origin, path, { headers: { range: 'bytes=-10' } });
      tally.is('last bytes', end.body.equals(bytes.subarray(-10)), true);
      const beyond = await ask(origin, path, { headers: { range: `bytes=${bytes.length}-` } });
      tally.is('range beyond the end', beyond.status, 416);
    });
  }
}

/** Checks that missing, private and hostile paths get no file and no redirect to other hosts. */
export async function checkMissing(tally: Tally, { origin }: HostServer, site: Site): Promise<void> {
  const html = readFileSync(`${site.root}/404.html`, 'utf8');
  const about = fileOf(site, '/about');
  const absent = [
    '/no-such-page',
    '/no/such/page',
    '/no-such-page/',
    '/_astro/none.js',
    '/_astro/',
    '/_astro',
    '/.well-known',
    '/404.html',
    '/_headers',
    '/.git/config',
    `${about}.br`,
    `${about}.gz`,
    '/site-files/index.html',
    '/about/more',
    '/About',
    '/_astro/none.png',
  ].map((path) => site.base + path);
  for (const path of site.base ? [...absent, '/', '/about', `${site.base}x`, `/x${site.base}`] : absent) {
    await tally.about(path, async () => {
      const reply = await ask(origin, path, { headers: { 'accept-encoding': 'br' } });
      tally.is('status', reply.status, 404);
      tally.is('the 404 page', decoded(reply).toString() === html, true);
      expectHeaders(tally, reply, '/404.html', PAGE_RULE);
      expectPolicy(tally, reply, html);
    });
  }
  const hostile = [
    '//example.com/',
    '//example.com/about/',
    '/%2F%2Fexample.com/',
    '/\\example.com/',
    '//example.com/%2e%2e/',
    '/about//',
    '/..%2f..%2fetc/passwd',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/about/%0d%0aX-Set:1/',
    '/%00',
  ];
  for (const path of hostile) {
    await tally.about(path, async () => {
      const { status, headers, body } = await ask(origin, path);
      tally.is('no redirect to another host', headers.location ?? '/', /^\/(?![/\\])/);
      tally.is('status', status, /^(200|301|308|400|404)$/);
      tally.is('no file outside the site', body.includes('root:'), false);
      tally.is('no injected header', headers['x-set'], undefined);
    });
  }
  tally.is('POST', (await ask(origin, site.base || '/', { method: 'POST' })).status, /^(404|405)$/);
}
