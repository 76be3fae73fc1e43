import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from '../../../src/integrations/headers/page-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
/** A page as Astro writes it, with a policy that allows the given code. */
const page = (body: string, scripts: string[] = [], styles: string[] = [], more = '') =>
  `<!DOCTYPE html><html><head><title>Menu</title><meta http-equiv="content-security-policy" content="default-src 'none';` +
  `img-src 'self'; script-src 'self' ${scripts.map(hash).join(' ')}; style-src 'self' ${styles.map(hash).join(' ')};${more}">` +
  `</head><body>${body}</body></html>`;
const policyOf = (html: string) => pagePolicy(html, '/x.html').policy;

describe('the policy of a page', () => {
  it('keeps, of the hashes that Astro lists, those of the page, each once', () => {
    const html = page('<style>a{}</style><style>a{}</style><script>go()</script>', ['go()', 'other()'], ['a{}', 'b{}']);
    expect(policyOf(html)).toBe(
      `default-src 'none'; img-src 'self'; script-src 'self' ${hash('go()')}; style-src 'self' ${hash('a{}')}`,
    );
  });

  it('stands in the page in place of Astro’s, and nothing else changes', () => {
    const html = page('<p title="a > b">1 &amp; 2</p><style>a{}</style>', ['go()'], ['a{}']);
    const result = pagePolicy(html, '/x.html');
    const [before = '', after = ''] = html.split(/<meta[^>]*>/);
    expect(result.html).toBe(`${before}<meta http-equiv="content-security-policy" content="${result.policy}">${after}`);
  });

  it('allows no script where a page has none; data is none', () => {
    expect(policyOf(page('<script type="application/ld+json">{"a":1}</script>'))).toContain("script-src 'none'");
    expect(policyOf(page('<script type="module" src="/_astro/a.js"></script>'))).toContain("script-src 'self';");
  });

  it('takes markup in text, comments and attributes for what it is', () => {
    const text =
      '<!-- <script>x()</script> --><textarea><style>a{}</style></textarea><p title="<script>">style="b"</p>';
    expect(policyOf(page(text))).toContain("script-src 'none'");
  });

  it('names a source that several components asked for once', () => {
    const more = "style-src-attr 'unsafe-inline' 'unsafe-inline';";
    expect(policyOf(page('<p style="color:red">', [], [], more))).toMatch(/style-src-attr 'unsafe-inline'$/);
  });
});

describe('stops the build', () => {
  it.each([
    '<script>steal()</script>',
    '<SCRIPT>steal()</SCRIPT>',
    '<style>a{}</style>',
    '<template><style>a{}</style></template>',
  ])('at inline code that came from elsewhere: %s', (tag) => {
    expect(() => pagePolicy(page(tag), '/reviews/index.html')).toThrow(/^\/reviews\/index\.html has inline code/);
  });

  it('at a style attribute that no component has allowed', () => {
    expect(() => policyOf(page('<p style="color:red">'))).toThrow('on <p>');
  });

  it('at a page without a policy', () => {
    expect(() => policyOf('<html></html>')).toThrow('no Content-Security-Policy');
  });
});
