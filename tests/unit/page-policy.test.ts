import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { cutPolicy } from '../../src/integrations/page-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
/** A page as Astro writes it, with a policy that allows some code. */
const page = (body: string, scripts: string[] = [], styles: string[] = []) =>
  `<!DOCTYPE html><html><head><title>Menu</title><meta http-equiv="content-security-policy" content="default-src 'none';` +
  ` img-src 'self'; script-src 'self' ${scripts.map(hash).join(' ')}; style-src 'self' ${styles.map(hash).join(' ')};">` +
  `</head><body>${body}</body></html>`;
const policyOf = (html: string) => / content="(default-src[^"]*)/.exec(cutPolicy(html, 'x.html'))?.[1];

it('keeps only the hashes of the page’s own code, each once', () => {
  const html = page('<style>a{}</style><style>a{}</style><script>go()</script>', ['go()', 'other()'], ['a{}', 'b{}']);
  expect(policyOf(html)).toBe(
    `default-src 'none'; img-src 'self'; script-src 'self' ${hash('go()')}; style-src 'self' ${hash('a{}')}`,
  );
});

it('replaces Astro’s policy in the page and changes nothing else', () => {
  const html = page('<p title="a > b">1 &amp; 2 $&</p><style>a{}</style>', ['go()'], ['a{}']);
  const [before = '', after = ''] = html.split(/<meta[^>]*>/);
  expect(cutPolicy(html, 'x.html')).toBe(
    `${before}<meta http-equiv="content-security-policy" content="${policyOf(html)}">${after}`,
  );
});

it('allows no script on a page without script; a data block is not a script', () => {
  expect(policyOf(page('<script type="application/ld+json">{"a":1}</script>'))).toContain("script-src 'none'");
  expect(policyOf(page('<script type="module" src="/_astro/a.js"></script>'))).toContain("script-src 'self';");
});

it('does not allow inline code that Astro did not list', () => {
  expect(policyOf(page('<script>steal()</script>', ['go()']))).not.toContain('sha256');
});

it('throws for a page without a policy', () => {
  expect(() => cutPolicy('<html></html>', 'x.html')).toThrow('x.html has no Content-Security-Policy');
});
