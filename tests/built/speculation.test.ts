import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';

const { prerender } = JSON.parse(readFileSync(join(FIXTURE_SITE, 'speculation-rules.json'), 'utf8'));

it('speculation rules prerender only pages without script and without other hosts', () => {
  const harmless = builtPages(FIXTURE_SITE).flatMap(({ path, document }) => {
    const policy = document.querySelector('meta[http-equiv=content-security-policy]')?.getAttribute('content') ?? '';
    return /script-src 'none'/.test(policy) && /img-src 'self'(;|$)/.test(policy) ? [`.${path}`] : [];
  });
  expect(harmless).toEqual(expect.arrayContaining(prerender[0].where.href_matches));
});
