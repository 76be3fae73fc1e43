import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { speculationRules } from '../../../src/integrations/headers/index.ts';
import { cutPolicy } from '../../../src/integrations/headers/page-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
/** A page as Astro writes it, with a policy that allows the given code. */
const page = (body: string, scripts: string[] = [], styles: string[] = []) =>
  `<!DOCTYPE html><html><head><title>Menu</title><meta http-equiv="content-security-policy" content="default-src 'none';` +
  ` img-src 'self'; script-src 'self' ${scripts.map(hash).join(' ')}; style-src 'self' ${styles.map(hash).join(' ')};">` +
  `</head><body>${body}</body></html>`;
const policyOf = (html: string) => cutPolicy(html, 'x.html').policy;

describe('the policy of a page', () => {
  it('keeps, of the hashes that Astro lists, those of the page, each once', () => {
    const html = page('<style>a{}</style><style>a{}</style><script>go()</script>', ['go()', 'other()'], ['a{}', 'b{}']);
    expect(policyOf(html)).toBe(
      `default-src 'none'; img-src 'self'; script-src 'self' ${hash('go()')}; style-src 'self' ${hash('a{}')}`,
    );
  });

  it('stands in the page in place of Astro’s, and nothing else changes', () => {
    const html = page('<p title="a > b">1 &amp; 2 $&</p><style>a{}</style>', ['go()'], ['a{}']);
    const result = cutPolicy(html, 'x.html');
    const [before = '', after = ''] = html.split(/<meta[^>]*>/);
    expect(result.html).toBe(`${before}<meta http-equiv="content-security-policy" content="${result.policy}">${after}`);
  });

  it('allows no script where a page has none; data is none', () => {
    expect(policyOf(page('<script type="application/ld+json">{"a":1}</script>'))).toContain("script-src 'none'");
    expect(policyOf(page('<script type="module" src="/_astro/a.js"></script>'))).toContain("script-src 'self';");
  });

  it('does not allow inline code that came from elsewhere', () => {
    expect(policyOf(page('<script>steal()</script>', ['go()']))).not.toContain('sha256');
  });

  it('must be there', () => {
    expect(() => cutPolicy('<html></html>', 'x.html')).toThrow('x.html has no Content-Security-Policy');
  });
});

it('pages that run no script and ask no other host are prerendered, and the others prefetched', () => {
  const rules = speculationRules(
    new Map([
      ['/sarbath', "img-src 'self'; script-src 'none'"],
      ['/sarbath/about', "script-src 'none'; img-src 'self'"],
      ['/sarbath/products', "img-src 'self'; script-src 'self' 'sha256-a'"],
      ['/sarbath/reviews', "img-src 'self' https://i.pravatar.cc; script-src 'none'"],
    ]),
  );
  expect(JSON.parse(rules)).toEqual({
    prerender: [{ where: { href_matches: ['/sarbath', '/sarbath/about'] }, eagerness: 'moderate' }],
    prefetch: [{ where: { href_matches: ['/sarbath/products', '/sarbath/reviews'] }, eagerness: 'moderate' }],
  });
});
