import { expect, test } from 'vitest';
import { issueLine } from '../../src/content-check/report';
import { urlPath } from '../../src/publish/built-site';
import { checkMarkup } from '../../src/publish/html';
import { contentSource } from '../../src/publish/trace';
import { page, SmallContent, SmallSite } from './site';

/** Issues of the small site with one page changed. */
async function issuesOf(about?: string) {
  using site = new SmallSite();
  using content = new SmallContent();
  site.write('admin/index.html', 'The editor, which is no page of the site.');
  if (about !== undefined) site.write('about.html', about);
  return (await checkMarkup(site.root, contentSource(content.root))).map(issueLine);
}
const good = page('about');
const withMain = (main: string) => page('about', main);

test('a built site without a fault passes', async () => {
  expect(await issuesOf()).toEqual([]);
  expect(
    await issuesOf(withMain('<p><a href="/kada">Home</a> <a href="#here">Here</a></p><p id="here">Here</p>')),
  ).toEqual([]);
});

test.each([
  ['markup that is not valid', withMain('<ul><div>Words</div></ul>'), /\(element-permitted-content\)/],
  [
    'two elements of one id',
    withMain('<p id="a">One</p><p id="a">Our Supercalifragilistic</p>'),
    /^content\/pages\/about\.md:3 .*\(no-dup-id\)/m,
  ],
  ['an image without alt', withMain('<img src="/kada/favicon.svg">'), /not valid HTML \(wcag\/h37\)/],
  ['two first headings', withMain('<h1>Again</h1>'), /not valid HTML \(heading-level\)/],
  ['no title', good.replace(/<title>.*<\/title>/, '<title> </title>'), /not valid HTML \(empty-title\)/],
])('a built site with %s is refused', async (_, html, expected) => {
  const lines = await issuesOf(html);
  expect(lines.join('\n')).toMatch(expected);
  for (const line of lines) expect(line).toMatch(/^(dist\/(about|index)\.html|content\/)/);
});

test.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['about/index.html', '/about'],
  ['about\\index.html', '/about'],
])('the file %s is the page %s, on Windows too', (file, path) => {
  expect(urlPath(file)).toBe(path);
});
