import { expect, it } from 'vitest';
import { speculationRules } from '../../../src/integrations/headers/speculation.ts';

it('prerenders pages that run no script and ask no other host, and prefetches the others', () => {
  const rules = speculationRules([
    { path: '/sarbath', policy: "img-src 'self'; script-src 'none'" },
    { path: '/sarbath/about', policy: "script-src 'none'; img-src 'self'" },
    { path: '/sarbath/products', policy: "img-src 'self'; script-src 'self' 'sha256-a'" },
    { path: '/sarbath/reviews', policy: "img-src 'self' https://i.pravatar.cc; script-src 'none'" },
  ]);
  expect(JSON.parse(rules)).toEqual({
    prerender: [{ where: { href_matches: ['/sarbath', '/sarbath/about'] }, eagerness: 'moderate' }],
    prefetch: [{ where: { href_matches: ['/sarbath/products', '/sarbath/reviews'] }, eagerness: 'moderate' }],
  });
});
