import { beforeAll, describe, expect, test, vi } from 'vitest';
import { issueLine } from '../../src/content-check/issue';
import { checkInBrowser } from '../../src/publish/browser';
import { checkMarkup } from '../../src/publish/html';
import { checkLinks } from '../../src/publish/links';
import { contentSource } from '../../src/publish/trace';
import { page, SmallContent, SmallSite } from './site';

const WORD = 'Supercalifragilistic';
const ABOUT = 'content\\/pages\\/about\\.md';

/** Pages with one fault each, by name, and the expected issue. */
const FAULTS: Readonly<Record<string, readonly [main: string, expected: RegExp]>> = {
  // HTML
  nested: ['<ul><div>Words</div></ul>', /^dist\/nested\.html .*\(element-permitted-content\)/m],
  twice: [`<p id="a">One</p><p id="a">Our ${WORD}</p>`, RegExp(`^${ABOUT}:3 .*\\(no-dup-id\\)`, 'm')],
  'no-alt': ['<img src="/kada/favicon.svg" width="9" height="9">', /\(wcag\/h37\)/],
  'two-h1': ['<h1>Again</h1>', /\(heading-level\)/],
  // Accessibility, of each level: A, AA of WCAG 2.1 and 2.2, best practice
  unnamed: ['<p><a href="/kada"></a></p>', /axe: link-name/],
  small: ['<button style="width:9px">i</button><button style="width:9px">l</button>', /axe: target-size/],
  pale: ['<p style="color:#ddd">Pale words</p>', /axe: color-contrast/],
  // Layout. Other kinds: browser/detectors
  cut: [
    `<p style="width:80px;overflow:hidden;white-space:nowrap">${WORD}</p>`,
    RegExp(`^${ABOUT}:3 .*at a width of 320: "${WORD}" is cut off by p`, 'm'),
  ],
  wide: ['<p style="width:900px;background:#eee">Words</p>', /320: the page scrolls sideways: 900 of 320/],
  // Images
  broken: ['<img alt="" loading="lazy" src="/kada/favicon.svg" style="margin-top:9000px">', /svg cannot be shown/],
  missing: ['<img alt="A glass" src="/kada/gone.png" width="9" height="9">', /gone\.png" leads nowhere/],
  srcset: ['<img alt="" src="/kada/ice.svg" srcset="/kada/gone-1.png 1x, /kada/gone-2.png 2x">', /gone-2\.png" leads/],
  source: ['<picture><source srcset="/kada/gone.avif"><img alt="" src="/kada/ice.svg"></picture>', /gone\.avif" leads/],
  // Links
  nowhere: [`<a href="/kada/menu">the menu</a>`, RegExp(`^${ABOUT}:6 .*"/menu" leads nowhere`, 'm')],
  fragment: ['<a href="/kada/about#prices">About</a>', /"\/about#prices" leads to a place that the page does not have/],
  outside: ['<a href="/prices">Words</a>', /"\/prices" leads nowhere/],
  absolute: ['<a href="https://x.example/kada/prices">Words</a>', /"\/prices" leads nowhere/],
  css: ['<style>p{background:url(/kada/gone.svg)}</style>', /gone\.svg" leads nowhere/],
  'script-file': ['<script type="module" src="/kada/gone.js"></script>', /gone\.js" leads nowhere/],
  data: [
    '<script type="application/ld+json">{"image":"https://x.example/kada/gone.webp"}</script>',
    /gone\.webp" leads nowhere/,
  ],
  // Browser
  script: ['<script>alert(1)</script>', /reports: .*content security policy/i],
  warned: ['<meta name="viewport" content="width=wide">', /reports: warning: /],
  restless: ['<meta http-equiv="refresh" content="0">', /On \/restless: this page could not be checked\. Try again/],
};

describe('a page', () => {
  let lines: string[] = [];
  beforeAll(async () => {
    using site = new SmallSite();
    using content = new SmallContent();
    site.write('admin/index.html', 'The editor is not a page of the site.');
    for (const [name, [main]] of Object.entries(FAULTS)) site.write(`${name}.html`, page(name, main));
    const source = contentSource(content.root);
    const issues = [checkMarkup, checkLinks, checkInBrowser].map((check) => check(site.root, source));
    lines = (await Promise.all(issues)).flat().map(issueLine);
  });

  const linesOf = (path: string) => lines.filter((line) => / On (\S+?):? /.exec(line)?.[1] === path);

  test.each(['/', '/about', '/404', '/admin'])('without a fault passes: %s', (path) =>
    expect(linesOf(path)).toEqual([]),
  );

  test.each(Object.entries(FAULTS))('with a fault is refused: %s', (name, [, expected]) => {
    expect(linesOf(`/${name}`).join('\n')).toMatch(expected);
  });
});

test('a missing fragment is a warning, a missing page an error', async () => {
  using site = new SmallSite();
  site.write('index.html', page('home', '<p id="a"><a href="#a">A</a> <a href="#b">B</a> <a href="/kada/c">C</a></p>'));
  const issues = await checkLinks(site.root, () => undefined);
  expect(issues.map(({ severity }) => severity).sort()).toEqual(['error', 'warning']);
});

test('checks a page again after the browser has failed', async () => {
  using site = new SmallSite();
  site.write('index.html', page('home', '<p style="color:#ddd">Pale words</p>'));
  const source = vi
    .fn(() => undefined)
    .mockImplementationOnce(() => {
      throw new Error('The browser has crashed.');
    });
  const issues = await checkInBrowser(site.root, source);
  expect(issues.map(issueLine)).toEqual([expect.stringContaining('axe: color-contrast')]);
});
