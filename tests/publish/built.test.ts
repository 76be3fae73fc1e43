import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkBuilt } from '../../src/publish/built';
import { contentSource } from '../../src/publish/trace';
import { weightRemarks } from '../../src/publish/weight';
import { page, SmallContent, SmallSite } from './site';

/** Issues of the small site with one page changed. */
async function issuesOf(about?: string) {
  using site = new SmallSite();
  using content = new SmallContent();
  if (about !== undefined) site.write('about.html', about);
  return (await checkBuilt(site.root, contentSource(content.root))).map(
    ({ file, line, text }) => `${file}${line === undefined ? '' : `:${line}`} ${text}`,
  );
}
const good = page('about');
const withMain = (main: string) => page('about', main);

describe('a built site', () => {
  test('without a fault passes', async () => {
    expect(await issuesOf()).toEqual([]);
    expect(
      await issuesOf(withMain('<p><a href="/kada">Home</a> <a href="#here">Here</a></p><p id="here">Here</p>')),
    ).toEqual([]);
  });

  test.each([
    ['markup that is not valid', withMain('<p><div>Words</div></p>'), /not valid HTML/],
    ['two elements of one id', withMain('<p id="a">One</p><p id="a">Two</p>'), /not valid HTML \(no-dup-id\)/],
    ['an image without alt', withMain('<img src="/kada/favicon.svg">'), /not valid HTML \(wcag\/h37\)/],
    ['two first headings', withMain('<h1>Again</h1>'), /not valid HTML \(heading-level\)/],
    ['no title', good.replace(/<title>.*<\/title>/, '<title> </title>'), /not valid HTML \(empty-title\)/],
    ['a link to no page', withMain('<p><a href="/kada/nowhere">Go</a></p>'), /"\/nowhere" does not exist/],
    [
      'a link to a missing anchor',
      withMain('<p><a href="/kada#nowhere">Go</a></p>'),
      /has an anchor that is not on that page/,
    ],
    [
      'an image that is not there',
      withMain('<img alt="A" src="/kada/_astro/gone.webp">'),
      /gone\.webp" does not exist/,
    ],
  ])('with %s is refused', async (_, html, expected) => {
    const lines = await issuesOf(html);
    expect(lines.join('\n')).toMatch(expected);
    for (const line of lines) expect(line).toMatch(/^(dist\/(about|index)\.html|content\/)/);
  });

  test('names the content line of a broken link', async () => {
    expect(await issuesOf(withMain('<p><a href="/kada/menu">the menu</a></p>'))).toEqual([
      'content/pages/about.md:6 "/menu" does not exist. Correct the link or image, or remove it.',
    ]);
  });
});

test('a page is remarked on when it is heavy, and only then', () => {
  using site = new SmallSite();
  expect(weightRemarks(site.root)).toEqual([]);
  // Hexadecimal digits of a random number halve at best.
  site.write('about.html', withMain(`<p>${randomBytes(25_000).toString('hex')}</p>`));
  expect(weightRemarks(site.root).map(({ file, text }) => `${file} ${text}`)).toEqual([
    expect.stringMatching(/^\/about the page has 2\d{4} bytes, and up to 18000 come at once/),
  ]);
});
