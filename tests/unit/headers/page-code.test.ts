import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readPageCode, withPolicy } from '../../../src/integrations/headers/page-code.ts';

const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
const page = (head: string, known: string[] = []) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Menu</title><meta http-equiv="content-security-policy" ` +
  `content="script-src ${known.map((code) => `'${hash(code)}'`).join(' ')};">${head}</head><body></body></html>`;

it('keeps, of the hashes that Astro lists, the ones that the page holds', () => {
  const html = page('<style>a{}</style><script>go()</script>', ['a{}', 'go()', 'elsewhere()']);
  expect(readPageCode(html, '/x')).toEqual({
    scripts: [hash('go()')],
    styles: [hash('a{}')],
    runs: true,
    styleAttributes: false,
    reaches: [],
  });
});

it('names every other origin of a page once, however it is written, and mail where a form goes to it', () => {
  const markup =
    '<img src="https://i.pravatar.cc/150?u=a"><img src="https://i.pravatar.cc/150?u=b">' +
    '<form action="https://Forms.Example.org:443/f"></form><i props="{&quot;a&quot;:&quot;https://placehold.co/1&quot;}">';
  const reached = ['https://i.pravatar.cc', 'https://forms.example.org', 'https://placehold.co'];
  expect(readPageCode(page(markup), '/x').reaches).toEqual(reached);
  const mail = '<a href="mailto:a@example.org">a</a>';
  expect(readPageCode(page(mail), '/x').reaches).toEqual([]);
  expect(readPageCode(page('<button formaction="mailto:a@example.org">'), '/x').reaches).toEqual(['mailto:']);
  expect(readPageCode(page('<form action="mailto:a@example.org">'), '/x').reaches).toEqual(['mailto:']);
});

it('passes over text that looks like an address and is none', () => {
  const text = '<p>https://1.2.3.4.5 https://example.org:99999 https://wa.me</p>';
  expect(readPageCode(page(text), '/x').reaches).toEqual(['https://wa.me']);
});

it('lists code that stands twice once', () => {
  const html = page('<style>a{}</style><style>a{}</style>', ['a{}']);
  expect(readPageCode(html, '/x').styles).toEqual([hash('a{}')]);
});

it('does not take data for script', () => {
  const html = page('<script type="application/ld+json">{"a":1}</script>');
  expect(readPageCode(html, '/x')).toMatchObject({ scripts: [], runs: false });
});

it.each(['<script src="/_astro/a.js"></script>', '<script type="module" src="/_astro/a.js"></script>'])(
  'knows that a page runs script from a file: %s',
  (tag) => {
    expect(readPageCode(page(tag), '/x')).toMatchObject({ scripts: [], runs: true });
  },
);

it('finds style attributes, and no others', () => {
  expect(readPageCode(page('<p style="color:red">'), '/x').styleAttributes).toBe(true);
  expect(readPageCode(page('<p data-style="a">style="b"</p>'), '/x').styleAttributes).toBe(false);
});

it.each(['<script>steal()</script>', '<SCRIPT>steal()</SCRIPT>', '<style>a{}</style>'])(
  'stops the build at inline code that came from elsewhere: %s',
  (tag) => {
    expect(() => readPageCode(page(tag), '/reviews/index.html')).toThrow(/^\/reviews\/index\.html has inline/);
  },
);

it('stops the build at a page without a policy', () => {
  expect(() => readPageCode('<html></html>', '/x')).toThrow('no Content-Security-Policy');
});

it('puts the policy ahead of everything that it is about', () => {
  const html = withPolicy(page('<style>a{}</style>', ['a{}']), "default-src 'none'");
  expect(html.match(/content-security-policy/g)).toHaveLength(1);
  expect(html).toContain(
    `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'"><title>`,
  );
});
