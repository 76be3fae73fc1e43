import { expect, test } from 'vitest';
import { netlifyHeaders, nginxServer, vercelConfig } from '../../../src/integrations/headers/hosts.ts';
import { headerTable } from '../../../src/integrations/headers/table.ts';

const table = headerTable('', false);
const everywhere = Object.keys(table['/*'] ?? {});

test('every path has the headers that protect a visitor', () => {
  expect(everywhere).toEqual([
    ...['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'],
    ...['Cross-Origin-Opener-Policy', 'Content-Security-Policy', 'Speculation-Rules'],
  ]);
});

test('no header but the policy is in two rows that match one path: Cloudflare would join them', () => {
  const { '/*': _, ...others } = table;
  const names = Object.values(others).flatMap(Object.keys);
  expect(names.filter((name) => everywhere.includes(name))).toEqual(['Content-Security-Policy']);
});

test('_headers has a row for each path, below the base', () => {
  const rows = netlifyHeaders({ '/*': { A: '1', B: '2' }, '/_astro/*': { C: '3' } }, '/sarbath');
  expect(rows).toBe('/*\n  A: 1\n  B: 2\n/sarbath/_astro/*\n  C: 3\n');
});

test('vercel.json says the same in its own patterns', () => {
  const config = JSON.parse(vercelConfig({ '/*': { A: '1' }, '/_astro/*': { B: '2' }, '/a.json': { C: '3' } }, '/b'));
  expect(config).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: [{ key: 'A', value: '1' }] },
      { source: '/b/_astro/(.*)', headers: [{ key: 'B', value: '2' }] },
      { source: '/b/a\\.json', headers: [{ key: 'C', value: '3' }] },
    ],
  });
});

test('a preview has noindex on every host, and a published site on none', () => {
  for (const write of [netlifyHeaders, vercelConfig, nginxServer]) {
    expect(write(headerTable('', true), '')).toMatch(/X-Robots-Tag\W+(value\W+)?noindex/);
    expect(write(table, '')).not.toContain('X-Robots-Tag');
  }
});
