import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIMITS, netlifyHeaders } from '../../../src/integrations/headers/netlify.ts';
import { nginxServer } from '../../../src/integrations/headers/nginx.ts';
import { nginxMaps } from '../../../src/integrations/headers/nginx-maps.ts';
import { EVERYWHERE } from '../../../src/integrations/headers/policy.ts';
import { filePatterns, pathOf, redirectsTo, siteRules } from '../../../src/integrations/headers/site-rules.ts';
import { vercelConfig } from '../../../src/integrations/headers/vercel.ts';
import { headersFor, readHeaderRules } from '../../../src/publish/host-headers.ts';

const policies = new Map([
  ['/index.html', "script-src 'none'"],
  ['/about/index.html', "script-src 'self'"],
  ['/404.html', "script-src 'none'"],
]);
const files = [
  ...policies.keys(),
  '/_astro/a.1.js',
  '/share/about.png',
  '/share/home.png',
  '/favicon.svg',
  '/brochure.pdf',
  '/mixed/a.txt',
  '/mixed/b.png',
  '/speculation-rules.json',
];
const site = siteRules(files, policies, '');

describe('paths', () => {
  it.each([
    ['/index.html', '', '/'],
    ['/index.html', '/sarbath', '/sarbath'],
    ['/about/index.html', '', '/about'],
    ['/about.html', '', '/about'],
    ['/about/index.html', '/sarbath', '/sarbath/about'],
  ])('%s under “%s” is %s', (file, base, path) => {
    expect(pathOf(file, base)).toBe(path);
  });

  it.each([
    ['/', '/index.html', '', ['/index.html']],
    ['/sarbath', '/index.html', '/sarbath', ['/sarbath/', '/sarbath/index.html']],
    ['/about', '/about/index.html', '', ['/about/', '/about/index.html', '/about.html']],
    ['/about', '/about.html', '', ['/about/', '/about/index.html', '/about.html']],
  ])('other forms of %s (%s) lead to it', (path, file, base, forms) => {
    expect(redirectsTo(path, file, base)).toEqual(forms);
  });

  it('leaves the 404 page out of the pages', () => {
    expect(site.pages.map(({ path }) => path)).toEqual(['/about', '/']);
    expect(site.notFound.policy).toBe("script-src 'none'");
  });

  it('gives a folder one pattern when all in it is alike', () => {
    expect(
      filePatterns(site)
        .map(({ pattern }) => pattern)
        .sort(),
    ).toEqual(['/brochure.pdf', '/favicon.svg', '/mixed/a.txt', '/mixed/b.png', '/share/*', '/speculation-rules.json']);
  });
});

describe('_headers', () => {
  const text = netlifyHeaders(site);

  it('is within the limits of the hosts', () => {
    expect(text.split('\n').filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(LIMITS.rules);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(LIMITS.lineCharacters);
  });

  it('fails rather than write a line that a host would drop', () => {
    const long = siteRules(files, new Map([['/index.html', 'x'.repeat(2100)]]), '');
    expect(() => netlifyHeaders(long)).toThrow(/a line has \d+ characters/);
    const many = siteRules(
      Array.from({ length: 120 }, (_, number) => `/${number}.txt`),
      policies,
      '',
    );
    expect(() => netlifyHeaders(many)).toThrow(/\d+ rules, the limit is 100/);
  });

  it('names no header but the policy in two rules that match one path', () => {
    const folder = mkdtempSync(join(tmpdir(), 'headers-'));
    writeFileSync(join(folder, '_headers'), text);
    const rules = readHeaderRules(folder);
    rmSync(folder, { recursive: true });
    for (const path of ['/', '/about', '/_astro/a.1.js', '/share/about.png', '/favicon.svg', '/no-such-page']) {
      const names = rules
        .filter(({ matches }) => matches.test(path))
        .flatMap(({ headers }) => headers.map(([name]) => name));
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      expect(
        twice.filter((name) => name !== 'content-security-policy'),
        path,
      ).toEqual([]);
      for (const [name, value] of Object.entries(EVERYWHERE)) {
        expect(headersFor(rules, path)[name.toLowerCase()], path).toBe(value);
      }
    }
    expect(headersFor(rules, '/share/about.png')['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headersFor(rules, '/about')['cross-origin-resource-policy']).toBe('same-origin');
    expect(headersFor(rules, '/no-such-page')['content-security-policy']).toBe("frame-ancestors 'none'");
  });

  it('carries the folder of a site that lies in one', () => {
    const paths = netlifyHeaders(siteRules(files, policies, '/sarbath')).match(/^\/.*$/gm);
    expect(paths?.filter((path) => path !== '/*').every((path) => path.startsWith('/sarbath'))).toBe(true);
  });
});

it('vercel.json says the same', () => {
  const config = JSON.parse(vercelConfig(site));
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
  const of = (source: string) =>
    Object.fromEntries(
      config.headers
        .find((rule: { source: string }) => rule.source === source)
        .headers.map(({ key, value }: { key: string; value: string }) => [key, value]),
    );
  expect(of('/(.*)')).toEqual(EVERYWHERE);
  expect(of('/about')['Content-Security-Policy']).toBe("script-src 'self'");
  expect(of('/_astro/(.*)')['Cache-Control']).toContain('immutable');
  expect(of('/share/(.*)')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(of('/favicon\\.svg')['Cache-Control']).toBe('public, max-age=86400');
});

it('nginx gets every header', () => {
  const text = nginxMaps(site) + nginxServer(site);
  for (const [name, value] of Object.entries(EVERYWHERE)) expect(text).toContain(`${name} "${value}"`);
  for (const policy of policies.values()) expect(text).toContain(`"${policy}"`);
});

it('a preview has noindex on every host, and a published site on none', () => {
  const preview = siteRules(files, policies, '', true);
  for (const write of [netlifyHeaders, vercelConfig, nginxServer]) {
    expect(write(preview)).toMatch(/X-Robots-Tag\W+(value\W+)?noindex/);
    expect(write(site)).not.toContain('X-Robots-Tag');
  }
});

it('nginx drops no header: none is added further in than the server', () => {
  const inside = nginxServer(site)
    .split('\n')
    .filter((line) => /^\s+add_header/.test(line));
  expect(inside).toEqual([]);
});
