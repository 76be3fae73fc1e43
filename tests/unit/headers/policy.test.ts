import { expect, it } from 'vitest';
import {
  FILE_RULE,
  HASHED_RULE,
  headerPolicy,
  IMAGE_RULE,
  PAGE_RULE,
  ruleOf,
} from '../../../src/integrations/headers/policy.ts';

it('adds framing to the header, which a meta tag may not carry', () => {
  expect(headerPolicy("default-src 'none'")).toBe("default-src 'none'; frame-ancestors 'none'");
});

it.each([
  ['/about/index.html', PAGE_RULE],
  ['/404.html', PAGE_RULE],
  ['/_astro/client.FVv06Hs5.js', HASHED_RULE],
  ['/_astro/boba.FdogenjY.svg', HASHED_RULE],
  ['/favicon.svg', IMAGE_RULE],
  ['/share/about.png', IMAGE_RULE],
  ['/brochure.pdf', FILE_RULE],
  ['/sitemap-index.xml', FILE_RULE],
])('%s has the rule of its kind', (path, rule) => {
  expect(ruleOf(path)).toBe(rule);
});
