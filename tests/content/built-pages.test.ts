import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPages } from '~/integrations/content-check/built-pages';
import { issueLine } from '~/integrations/content-check/issues';
import { Folder, PROJECT } from './folder';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function put(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
  writeFileSync(path.join(dist, name), text);
}
const check = (content: string, base = '/') => checkPages(dist, base, { project: PROJECT, content }).map(issueLine);

test('every link that leads somewhere is left alone', () => {
  put('about/index.html', '<h1 id="story">Story</h1>');
  put('menu.json', '{}');
  put('404.html', '<p id=here>');
  put(
    'index.html',
    `<a href="/about">a</a><a href='/about#story'>b</a><a href="/about?x=1&amp;y=2#story">c</a><a href="#top">d</a><i id="top"></i>
     <a href="/menu.json">e</a><a href="https://wa.me/91">f</a><a href="mailto:x@y.in">g</a><a href="tel:+91">h</a><link href="/menu.json">
     <script>const link = '<a href="/nowhere">';</script>`,
  );
  expect(check('/nowhere')).toEqual([]);
});

test('a link to a missing page, file or place is told, with its content file where it has one', () => {
  using good = Folder.good();
  good.edit('questions/space.md', 'A corner helps.', 'See [there](/about#crner).');
  put('about/index.html', '<h1 id="corner">Corner</h1>');
  put(
    'index.html',
    '<a href="/about#crner">a</a><a href="/abuot">b</a><link rel="icon" href="/icon.svg"><a href="about">c</a>',
  );
  expect(check(good.root)).toEqual([
    'content/questions/space.md:6  The link "/about#crner" leads to a place that is not on that page.',
    'dist/index.html  The link "/abuot" leads to a page or file that does not exist.',
    'dist/index.html  The link "/icon.svg" leads to a page or file that does not exist.',
    'dist/index.html  The link "about" does not begin with /.',
  ]);
});

test('in a folder of a host, links must stay in the folder', () => {
  put('about/index.html', '');
  put('index.html', '<a href="/sarbath">a</a><a href="/sarbath/about">b</a><a href="/about">c</a>');
  expect(check('/nowhere', '/sarbath')).toEqual(['dist/index.html  The link "/about" does not begin with /sarbath/.']);
});
