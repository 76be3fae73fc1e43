import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';

/** Whether a page runs no script and loads nothing from other hosts, by its policy. */
const isHarmless = (document: Document): boolean => {
  const policy = document.querySelector('meta[http-equiv=content-security-policy]')?.getAttribute('content') ?? '';
  return /script-src 'none'/.test(policy) && /img-src 'self'(;|$)/.test(policy);
};

it('speculation rules prerender only pages without script and other hosts, and prefetch neither files nor the editor', () => {
  const rules = JSON.parse(readFileSync(join(FIXTURE_SITE, 'speculation-rules.json'), 'utf8'));
  const harmless = builtPages(FIXTURE_SITE)
    .filter(({ document }) => isHarmless(document))
    .map(({ path }) => `.${path}`);
  expect(harmless).toEqual(expect.arrayContaining(rules.prerender[0].where.href_matches));
  // Not before the visitor is about to press.
  expect([...rules.prerender, ...rules.prefetch].map(({ eagerness }) => eagerness)).toEqual(['moderate', 'moderate']);
  const [pages, { not: files }] = rules.prefetch[0].where.and;
  const matches = ({ href_matches }: { href_matches: string | string[] }, path: string) =>
    [href_matches]
      .flat()
      .some((pattern) =>
        new URLPattern(pattern, 'https://example.com/sarbath/speculation-rules.json').test(
          `https://example.com/sarbath${path}`,
        ),
      );
  const prefetched = ['/', '/franchise', '/products?q=boba', '/brochure.pdf', '/admin'].filter(
    (path) => matches(pages, path) && !matches(files, path),
  );
  expect(prefetched).toEqual(['/', '/franchise', '/products?q=boba']);
});
