/** The fixture on real nginx with src/hosting/nginx.conf, compared with the headers of `_headers`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURE_SITE as root } from '../support/fixture.ts';
import { freePort } from '../support/free-port.ts';
import { startProgram } from '../support/program.ts';
import { MISSING } from '../support/routes.ts';
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
const SERVER_HEADERS =
  /^(accept-ranges|cache-control|connection|content-(encoding|length)|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/;
const headersOf = async (origin: string, path: string) => {
  const { status, headers } = await ask(origin, path);
  const shared = [...headers].filter(([name]) => !SERVER_HEADERS.test(name));
  return { status, ...Object.fromEntries(shared.map(([name, value]) => [name, value.replace(/; (?=charset)/, ';')])) };
};

test('a page has one URL and is revalidated, and hashed files are cached for a year', async () => {
  const reply = await ask(nginx, '/about', { 'accept-encoding': 'gzip' });
  expect(await reply.text()).toBe(readFileSync(join(root, 'about/index.html'), 'utf8'));
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    ...{ 'cache-control': 'no-cache', 'content-encoding': 'gzip', 'content-type': 'text/html; charset=utf-8' },
  });
  expect((await ask(nginx, '/about', { 'if-none-match': reply.headers.get('etag') ?? '' })).status).toBe(304);
  for (const form of ['/about/', '/about/index.html', '/about.html']) {
    const { headers } = await ask(nginx, `${form}?q=lime`);
    const { pathname, search } = new URL(headers.get('location') ?? '', nginx);
    expect([form, pathname + search]).toEqual([form, '/about?q=lime']);
  }
  const [hashed = ''] = globSync('_astro/*.js', { cwd: root });
  expect((await ask(nginx, `/${hashed}`)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(['/', '/about', '/speculation-rules.json', '/contact.vcf', '/site.webmanifest', '/menu.pdf', MISSING])(
  '%s has the status, type and headers of _headers',
  async (path) => expect(await headersOf(nginx, path)).toEqual(await headersOf(reader.origin, path)),
);

test.each(['//example.com/about/', '/%2F%2Fexample.com/', '/about/%0d%0aX-Set:1/'])(
  '%s leads to no other host',
  async (path) => {
    const { headers } = await ask(nginx, path);
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    expect(headers.has('x-set')).toBe(false);
  },
);
