import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';

const { prerender, prefetch } = JSON.parse(readFileSync(join(FIXTURE_SITE, 'speculation-rules.json'), 'utf8'));

it('speculation rules prerender only pages without script and without other hosts', () => {
  const harmless = builtPages(FIXTURE_SITE).flatMap(({ path, document }) => {
    const policy = document.querySelector('meta[http-equiv=content-security-policy]')?.getAttribute('content') ?? '';
    return /script-src 'none'/.test(policy) && /img-src 'self'(;|$)/.test(policy) ? [`.${path}`] : [];
  });
  expect(harmless).toEqual(expect.arrayContaining(prerender[0].where.href_matches));
});

it('speculation rules prefetch pages, but neither files nor the editor', () => {
  const [pages, { not: files }] = prefetch[0].where.and;
  const isMatch = (rule: { href_matches: string | string[] }, path: string) =>
    [rule.href_matches]
      .flat()
      .some((pattern) => new URLPattern(pattern, 'https://x.example/speculation-rules.json').test(path));
  const paths = ['/', '/franchise', '/products?q=boba', '/brochure.pdf', '/admin'];
  const urls = paths.map((path) => `https://x.example${path}`);
  const fetched = urls.filter((url) => isMatch(pages, url) && !isMatch(files, url));
  expect(fetched).toEqual(urls.slice(0, 3));
});
