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

test('only the policy is in two rows for one path, because Cloudflare joins repeated headers', () => {
  const everywhere = rows[0]?.headers.map(([name]) => name) ?? [];
  const names = rows.slice(1).flatMap(({ headers }) => headers.map(([name]) => name));
  expect(names.filter((name) => everywhere.includes(name))).toEqual(['Content-Security-Policy']);
});

test('the container uses the project’s Node version and serves on the port of nginx.conf without root rights', () => {
  const dockerfile = read('Dockerfile');
  const node = `node:${read('.node-version').trim()}-bookworm`;
  expect(dockerfile).toContain(`FROM ${node}`);
  expect(read('.github/workflows/site.yml')).toContain(`image: ${node}\n`);
  expect(dockerfile).toContain('\nRUN npm ci\nCOPY . .\nARG SITE_URL=""\nRUN SITE_URL="$SITE_URL" npm run build\n');
  expect(dockerfile).toContain('\nCOPY --from=build /site/dist /usr/share/nginx/html\n');
  expect(dockerfile).toMatch(
    /nginx-unprivileged:.*\nCOPY src\/hosting\/nginx.conf \/etc\/nginx\/conf.d\/default.conf\n/,
  );
  expect(dockerfile).toMatch(/\nUSER [1-9]\d*\nEXPOSE 8080\nHEALTHCHECK .* 8080\n/);
  expect(read('src/hosting/nginx.conf')).toContain('listen 8080;');
});
