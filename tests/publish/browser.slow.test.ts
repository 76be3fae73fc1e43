import { chromium } from '@playwright/test';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { issueLine } from '../../src/content-check/report';
import { checkInBrowser } from '../../src/publish/browser';
import { CHROMIUM_FLAGS, findChromium } from '../../src/publish/find-chromium';
import { contentSource } from '../../src/publish/trace';
import { page, SmallContent, SmallSite } from './site';

/** Pages with one fault each, and the expected issue. Those of layout: browser/layout-issues. */
const FAULTS: Readonly<Record<string, readonly [main: string, expected: RegExp]>> = {
  cut: [
    '<p style="width:80px;overflow:hidden;white-space:nowrap">Supercalifragilistic</p>',
    /^content\/pages\/about\.md:3 .*at a width of 320, 390, 1440: "Supercalifragilistic" is cut off by p/m,
  ],
  // Of each level that axe looks for: A, AA of WCAG 2.1 and 2.2, and best practice.
  named: ['<p><a href="/kada"></a></p>', /axe: link-name/],
  filled: ['<label>Name <input autocomplete="nobody"></label>', /axe: autocomplete-valid/],
  small: ['<button style="width:9px">i</button><button style="width:9px">l</button>', /axe: target-size/],
  order: ['<h4>Words</h4>', /axe: heading-order/],
  pale: ['<p style="color:#ddd">Pale words</p>', /axe: color-contrast/],
  // Of a list that axe gets in slices: pale in the last, and cut in the first, which is back at the next width.
  long: [
    `<ul><li style="width:80px;overflow:hidden">Califragilistic</li>${'<li>Words</li>'.repeat(250)}<li style="color:#ddd">Pale</li></ul>`,
    /320, 390, 1440: "Califragilistic" is cut off.* 390, 1440: .*axe: color-contrast/s,
  ],
  image: ['<img alt="" loading="lazy" src="/kada/favicon.svg" style="margin-top:9000px">', /svg cannot be shown/],
  file: ['<img alt="A glass" src="/kada/gone.png" width="9" height="9">', /reports: 404/],
  script: ['<script>alert(1)</script>', /reports: .*content security policy/i],
  // No such file: a browser keeps back what comes after the sign.
  'lost#': ['', /the page answers with 404 instead of 200/],
  // Loads itself again and again.
  restless: ['<meta http-equiv="refresh" content="0">', /On \/restless: this page could not be looked at; try again/],
  warned: ['<meta name="viewport" content="width=wide">', /reports: warning: /],
};

describe('in a browser, a page', () => {
  let lines: string[] = [];
  beforeAll(async () => {
    using site = new SmallSite();
    using content = new SmallContent();
    for (const [name, [main]] of Object.entries(FAULTS)) site.write(`${name}.html`, page(name, main));
    const problems = await checkInBrowser(site.root, contentSource(content.root));
    lines = problems.map(issueLine);
  });

  const of = (path: string) => lines.filter((line) => / On (\S+?):? /.exec(line)?.[1] === path);

  test.each(['/', '/about', '/404'])('without a fault passes: %s', (path) => expect(of(path)).toEqual([]));

  test.each(Object.entries(FAULTS))('is refused for its fault: %s', (name, [, expected]) => {
    expect(of(`/${name}`).join('\n')).toMatch(expected);
  });
});

test('a page at which the browser fails once is looked at again', async () => {
  using site = new SmallSite();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  const newContext = browser.newContext.bind(browser);
  const fails = vi.spyOn(browser, 'newContext').mockImplementationOnce(async (options) => {
    const context = await newContext(options);
    await context.close();
    return context;
  });
  using launch = vi.spyOn(chromium, 'launch').mockResolvedValueOnce(browser);
  expect(await checkInBrowser(site.root, () => undefined)).toEqual([]);
  expect([launch.mock.calls.length, fails.mock.calls.length], 'three pages, and one again').toEqual([1, 4]);
});
