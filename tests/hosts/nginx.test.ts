/** The fixture on real nginx with src/hosting/nginx.conf, compared with the headers of `_headers`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURE_SITE as root } from '../support/fixture.ts';
import { freePort } from '../support/free-port.ts';
import { startProgram } from '../support/program.ts';
import { MISSING, PAGES } from '../support/routes.ts';
import { type StaticServer, serve } from '../support/serve.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const folder = new TemporaryFolder();
let nginx = '';
let stopNginx: (() => void) | undefined;
let reader: StaticServer;

beforeAll(async () => {
  const port = await freePort();
  nginx = `http://127.0.0.1:${port}`;
  const server = readFileSync('src/hosting/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /usr/share/nginx/html;', `root ${root};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder.root}/${name};`,
  );
  folder.write(
    'nginx.conf',
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder.root}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ${temporary.join(' ')}
  ${server}
}
`,
  );
  stopNginx = await startProgram('/usr/sbin/nginx', ['-p', folder.root, '-c', folder.path('nginx.conf')], port);
  reader = await serve({ root });
});
afterAll(async () => {
  stopNginx?.();
  folder[Symbol.dispose]();
  await reader?.close();
});

const ask = (origin: string, path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

/** Headers that each server sets in its own way. */
const OWN =
  /^(accept-ranges|cache-control|connection|content-(encoding|length|type)|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/;
const headersOf = async (origin: string, path: string) => {
  const { status, headers } = await ask(origin, path);
  return { status, ...Object.fromEntries([...headers].filter(([name]) => !OWN.test(name))) };
};

test.each(PAGES)('%s is compressed, revalidated, at one URL, with the headers of _headers', async (page) => {
  expect(await headersOf(nginx, page)).toEqual(await headersOf(reader.origin, page));
  const reply = await ask(nginx, page, { 'accept-encoding': 'gzip' });
  expect(await reply.text()).toBe(readFileSync(join(root, page, 'index.html'), 'utf8'));
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    ...{ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8', server: 'nginx' },
    ...{ 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  });
  expect((await ask(nginx, page, { 'if-none-match': reply.headers.get('etag') ?? '' })).status).toBe(304);

  for (const form of page === '/' ? ['/index.html'] : [`${page}/`, `${page}/index.html`, `${page}.html`]) {
    const { status, headers } = await ask(nginx, `${form}?q=lime&category=special`);
    const { pathname, search } = new URL(headers.get('location') ?? '', nginx);
    expect(`${form}: ${status} ${pathname}${search}`).toBe(`${form}: 301 ${page}?q=lime&category=special`);
  }
});

/** Types that nginx does not know, or that need a character set. */
const TYPES: Readonly<Record<string, string>> = {
  'speculation-rules.json': 'application/speculationrules+json',
  'contact.vcf': 'text/vcard; charset=utf-8',
  'site.webmanifest': 'application/manifest+json',
  'robots.txt': 'text/plain; charset=utf-8',
};

test('every other file has its bytes, headers, caching and type', async () => {
  const files = globSync('**/*.*', { cwd: root }).filter((file) => !file.endsWith('.html'));
  expect(files).toEqual(expect.arrayContaining(Object.keys(TYPES)));
  for (const file of files) {
    const path = encodeURI(`/${file}`);
    const reply = await ask(nginx, path);
    expect(Buffer.from(await reply.arrayBuffer()).equals(readFileSync(join(root, file))), file).toBe(true);
    const caching = file.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect(reply.headers.get('cache-control'), file).toBe(caching);
    expect(await headersOf(nginx, path), file).toEqual(await headersOf(reader.origin, path));
    if (TYPES[file]) expect(reply.headers.get('content-type'), file).toBe(TYPES[file]);
  }
});

test.each([MISSING, '/_astro/none.js', '/.well-known', '/404', '/About'])('%s is the 404 page', async (path) => {
  const reply = await ask(nginx, path);
  expect(await headersOf(nginx, path)).toEqual(await headersOf(reader.origin, MISSING));
  expect(await reply.text()).toBe(readFileSync(join(root, '404.html'), 'utf8'));
});

test.each(['//example.com/', '//example.com/about/', '/%2F%2Fexample.com/', '/about//', '/about/%0d%0aX-Set:1/'])(
  '%s leads to no other host',
  async (path) => {
    const { headers } = await ask(nginx, path);
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    expect(headers.has('x-set')).toBe(false);
  },
);
