import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtPages } from '../../src/publish/built-site.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';

/** Whether a page runs no script and loads nothing from other hosts, by its policy. */
const isHarmless = (document: Document): boolean => {
  const policy = document.querySelector('meta[http-equiv=content-security-policy]')?.getAttribute('content') ?? '';
  return /script-src 'none'/.test(policy) && /img-src 'self'(;|$)/.test(policy);
};

it('speculation rules prerender each page that runs no script and asks no other host, and prefetch the others', () => {
  const rules = JSON.parse(readFileSync(join(FIXTURE_SITE, 'speculation-rules.json'), 'utf8'));
  const pages = builtPages(FIXTURE_SITE).filter(({ path }) => path !== '/404');
  for (const [action, harmless] of [['prerender', true] as const, ['prefetch', false] as const]) {
    const paths = pages.filter(({ document }) => isHarmless(document) === harmless).map(({ path }) => `.${path}`);
    expect(rules[action].flatMap(({ where }: { where: { href_matches: string[] } }) => where.href_matches)).toEqual(
      paths.sort(),
    );
  }
});
