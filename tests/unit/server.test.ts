import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor, readHeaderRules } from '../../src/publish/host-headers.ts';
import { type StaticServer, serve } from '../../src/publish/serve.ts';
import { resolvePath } from '../../src/publish/site-files.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const page = `<!doctype html><title>About</title>${'<p>milk sarbath</p>'.repeat(50)}`;

beforeAll(() => {
  for (const folder of ['about', '_astro', 'empty']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, '404.html'), 'missing');
  writeFileSync(join(root, 'about/index.html'), page);
  writeFileSync(join(root, '_astro/a.123.woff2'), 'font');
  writeFileSync(
    join(root, '_headers'),
    '# hosts\n/*\n  X-Frame-Options: DENY\n/_astro/*\n  X-Frame-Options: SAMEORIGIN\n',
  );
});
afterAll(() => rmSync(root, { recursive: true }));

describe('resolvePath', () => {
  it.each([
    ['/', '', { status: 200, file: join(root, 'index.html') }],
    ['/about', '', { status: 200, file: join(root, 'about/index.html') }],
    ['/about/', '', { status: 301, location: '/about' }],
    ['/about/index.html', '', { status: 301, location: '/about' }],
    ['/index.html', '', { status: 301, location: '/' }],
    ['/nothing', '', { status: 404, file: join(root, '404.html') }],
    ['/empty', '', { status: 404, file: join(root, '404.html') }],
    ['/../etc/passwd', '', { status: 400 }],
    ['/%2e%2e/etc/passwd', '', { status: 400 }],
    ['/%zz', '', { status: 400 }],
    ['/shop', '/shop', { status: 200, file: join(root, 'index.html') }],
    ['/shop/about', '/shop', { status: 200, file: join(root, 'about/index.html') }],
    ['/about', '/shop', { status: 404, file: join(root, '404.html') }],
  ])('%s under "%s"', (path, base, answer) => expect(resolvePath(root, path, base)).toEqual(answer));
});

describe('host headers', () => {
  it('come from the build’s own rules, the later rule last', () => {
    const rules = readHeaderRules(root);
    expect(headersFor(rules, '/about')).toEqual({ 'x-frame-options': 'DENY' });
    expect(headersFor(rules, '/_astro/a.123.woff2')).toEqual({ 'x-frame-options': 'SAMEORIGIN' });
  });
  it('are none when the build wrote none', () => expect(readHeaderRules(join(root, 'about'))).toEqual([]));
});

describe('serve', () => {
  let plain: StaticServer;
  let secure: StaticServer;
  beforeAll(async () => {
    [plain, secure] = [await serve({ root }), await serve({ root, protocol: 'h2' })];
  });
  afterAll(() => Promise.all([plain.close(), secure.close()]));

  it('speaks HTTP/2 with brotli under a certificate of its own', async () => {
    const session = connect(secure.origin, { rejectUnauthorized: false });
    const request = session.request({ ':path': '/about', 'accept-encoding': 'br' });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    session.close();
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe(page);
    expect(secure.spki).toMatch(/^[\w+/]{43}=$/);
  });
});
