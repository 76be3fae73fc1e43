import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headerRows } from '../support/serve.ts';

// hosts/nginx compares nginx.conf with these.
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const rows = headerRows(read('public/_headers'));

test('_headers protects visitors on every path', () => {
  expect(rows.map(({ path }) => path)).toEqual([
    ...['/*', '/_astro/*', '/release.json', '/speculation-rules.json', '/contact.vcf', '/site.webmanifest'],
  ]);
  const [everywhere, hashed] = rows.map(({ headers }) => Object.fromEntries(headers));
  expect(everywhere).toEqual({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/^(?:[a-z-]+=\(\)(?:, |$)){11}/),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Speculation-Rules': '"/speculation-rules.json"',
  });
  expect(hashed?.['Content-Security-Policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  );
});

test('the container and the workflow use the Node version of the project', () => {
  const node = `node:${read('.node-version').trim()}-bookworm`;
  for (const file of ['Dockerfile', '.github/workflows/site.yml']) expect(read(file)).toContain(node);
});
