import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkContent } from '~/content-check/files/check';
import { issueLine } from '~/content-check/issues';
import { treesOf } from '~/lib/markdown/trees';
import { Folder, PROJECT } from './folder';

/** Edits that the check once let through although the build failed on them, or showed something else, or something unsafe. */
const content = Folder.fixture();
afterAll(() => content[Symbol.dispose]());
afterEach(() => content.restore());
const issues = async () => (await checkContent({ project: PROJECT, content: content.root })).map(issueLine);

const svg = (inner: string, root = 'viewBox="0 0 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`;
const answer = (text: string) => () => content.edit('questions/space.md', /\n---\n[\s\S]*$/, `\n---\n\n${text}\n`);
const review = (text: string) => () => {
  const file = content.entry('reviews');
  content.edit(file, /\n---\n[\s\S]*$/, `\n---\n\n${text}\n`);
};
const field = (file: () => string, name: string, value: string) => () =>
  content.edit(file(), new RegExp(`^${name}:.*$`, 'm'), `${name}: ${value}`);
const menu = () => content.entry('menu');
const illustration = (text: string) => () => content.write(content.image('menu/boba/index.md'), text);

const body = (file: string, text: string) => () => content.edit(file, /\n---\n[\s\S]*$/, `\n---\n\n${text}\n`);
const MODEL = 'franchise-model/index.md';

const REFUSED: readonly [name: string, edit: () => void, message: RegExp][] = [
  ['a binary number for a name', field(menu, 'name', '0b11'), /name: 0b11 is read as a number/],
  ['a day that is not in the calendar', field(menu, 'name', '2027-02-30'), /"2027-02-30" is not in the calendar/],
  ['a time in a text', field(menu, 'name', '2001-12-14 21:59:43'), /read as a moment in time/],
  ['a null byte in a value', field(menu, 'name', '"Bo\\0ba"'), /cannot be seen/],
  ['a direction override in a value', field(menu, 'name', '"\\u202eBoba"'), /cannot be seen/],
  ['a name of zero-width spaces', field(menu, 'name', '"\\u200b\\u200b"'), /cannot be seen/],
  ['a name of joiners', field(menu, 'name', '"\\u200d\\u200d"'), /nothing that can be seen/],
  ['a lone surrogate', field(menu, 'name', '"x\\ud800y"'), /cannot be seen/],
  [
    'a comment in the brand name',
    field(() => 'site/index.md', 'name', "'Milk <!--<script'"),
    /is shown as it is written/,
  ],
  ['a null byte in a file', () => content.edit(menu(), /^name: /m, 'name: \u0000'), /cannot be seen/],
  ['a Greek letter by its name in the brochure', body(MODEL, 'We &alpha; pour.'), /"α" cannot be printed/],
  ['a place that is not on its page', answer('See [it](/products#boba).'), /a place that \/products does not have/],
  ['a heading named like a place of the page', answer('## Never\n\nWe do.'), /"never" stands for another place/],
  ['a tag in a table cell', answer('| a | b |\n|-|-|\n| `x | <img src=x onerror=alert(1)> ` |'), /<img>/],
  ['a link in a table cell', answer('| a |\n|-|\n| [y](javascript:alert(1)) |'), /may not stand in a link/],
  ['a style in a table cell', answer('| a |\n|-|\n| <style>body{color:red}</style> |'), /<style>/],
  ['a link in a footnote', answer('a[^1]\n\n[^1]: [click](javascript:alert(1))'), /may not stand in a link/],
  ['a comment that ends early', answer('a <!-- --!> <img src=x onerror=alert(1)> --> b'), /<img>/],
  ['a redirect behind a comment', answer('a <!-- --!> <meta http-equiv=refresh content=0> --> b'), /<meta>/],
  ['a script in an attribute', answer("a <span title='\"><script>alert(1)</script>'>b</span>"), /"title"/],
  ['a redirect to another host', answer('[a](//evil.example/x)'), /leads nowhere|web address/],
  ['a protocol in capitals', answer('[a](HTTPS://EXAMPLE.ORG)'), /is no web address/],
  ['an e-mail link in capitals', answer('[a](MAILTO:hello@shop.in)'), /holds no e-mail address/],
  ['a name and password in a link', answer('[a](https://shop:in@example.org/)'), /is no web address/],
  ['words struck out in a review', review('From ~~30~~ 40.'), /shown as they are written/],
  ['a backslash in a link', answer('[a](/\\\\evil.example)'), /leads nowhere|does not exist/],
  ['an address coded in letters', answer('[a](&#106;avascript:alert(1))'), /may not stand in a link/],
  ['a direction override in a text', answer('a &#x202e; b'), /cannot be seen/],
  ['a year that becomes a list', answer('1985. That is when it began.'), /counted anew/],
  ['a line that is a definition', answer('[note]: this'), /Nothing of this line is shown/],
  ['an indented paragraph', answer('One.\n\n    Two.'), /Four spaces/],
  ['words struck out', answer('From ~~30~~ 40.'), /strike out/],
  ['Markdown in a review', review('**Great**, see [us](/about).'), /shown as/],
  ['a tag in a review', review('A <span lang="ml">സർബത്ത്</span>.'), /<span lang="ml"> is shown as it is written/],
  ['an image in a review', review('![us](./us.webp)'), /shown as it is written/],
  ['a heading in a review', review('## Great'), /shown as they are written/],
  ['an SVG with commas in its viewBox', illustration(svg('', 'viewBox="0,0,40,30"')), /does not say how large it is/],
  ['an SVG whose height comes first', illustration(svg('', 'height="30"')), /does not say how large it is/],
  [
    'a script under a prefix',
    illustration(svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>')),
    /script/,
  ],
  ['an entity', illustration(`<!DOCTYPE svg [<!ENTITY s "<script>alert(1)</script>">]>${svg('&s;')}`), /entities/],
  ['a coded script address', illustration(svg('<use href="&#106;avascript:alert(1)"/>')), /leads to/],
  [
    'an animated link',
    illustration(svg('<g><animate attributeName="href" values="javascript:alert(1)"/></g>')),
    /holds a script/,
  ],
  [
    'HTML in an SVG',
    illustration(svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>')),
    /script/,
  ],
  [
    'a stylesheet from elsewhere',
    illustration(svg('<style>@import "https://evil.example/x.css"</style>')),
    /from elsewhere/,
  ],
  ['a backup of an entry', () => content.write('reviews/anitha.md.bak', 'x'), /does not read this file/],
  [
    'a folder named like an entry',
    () => content.write('reviews/new.md/us.webp', 'x'),
    /a folder with the name of a file/,
  ],
  ['a hidden file', () => content.write('reviews/.anitha.md', 'x'), /spaces or symbols/],
  [
    'a link out of the folder',
    () => {
      const outside = path.join(tmpdir(), `outside-${process.pid}.webp`);
      writeFileSync(outside, 'x');
      content.write('menu/boba/linked.webp', 'x');
      content.remove('menu/boba/linked.webp');
      symlinkSync(outside, content.path('menu/boba/linked.webp'));
    },
    /link to a file elsewhere/,
  ],
  ['three megabytes in one line', answer('word '.repeat(600_000)), /larger than 200 kB/],
  ['3,000 nested lists', answer('- '.repeat(3000)), /deeper than 10/],
  ['3,000 nested quotes', answer('> '.repeat(3000)), /deeper than 10/],
  ['40,000 comments', answer('<!--'.repeat(40_000)), /too long|larger/],
  ['thousands of tags', answer('<b>'.repeat(4000)), /more than 300 tags|too long/],
];

test.each(REFUSED)('is refused: %s', async (name, edit, message) => {
  if (name === 'a link out of the folder') content.restore();
  edit();
  expect((await issues()).join('\n')).toMatch(message);
});

test.each([
  ['a body of 3 MB in one line', 'word '.repeat(600_000)],
  ['3,000 nested lists', '- '.repeat(3000)],
  [
    '3,000 nested quotes in lines of their own',
    Array.from({ length: 3000 }, (_, depth) => `${'>'.repeat(depth)} a`).join('\n'),
  ],
  ['40,000 comments', '<!--'.repeat(40_000)],
  ['a body of tags', '<b>'.repeat(4900)],
  ['a body of brackets', '['.repeat(14_900)],
  ['a body of stars', '*a '.repeat(4900)],
])('is judged within a second: %s', async (_name, text) => {
  const start = performance.now();
  await treesOf(text, false);
  expect(performance.now() - start).toBeLessThan(1000);
});

const ACCEPTED: readonly [name: string, edit: () => void][] = [
  ['a link to what is never asked', answer('See [it](/franchise#never).')],
  ['a bare address', answer('See https://www.fssai.gov.in for more.')],
  ['a review with a star', review('Rs.30*2 glasses*, nice')],
  ['a review that begins with a year', review('1985. That is when we first came.')],
  ['a review that begins with a number', review('10) out of ten')],
  ['lists', answer('- ice\n- milk\n\n1. stir\n2. pour')],
  ['a Malayalam word in a text', answer('A <span lang="ml">മൂല</span> helps.')],
  ['a note', answer('A corner helps. <!-- ask again -->')],
  ['a place in Malayalam', field(() => 'pages/home.md', 'place', 'മണക്കാട്')],
  ['a Malayalam letter by its number', body(MODEL, 'We &#3374; pour.')],
  ['comparisons and arrows in the brochure', body(MODEL, '≥ 80 sq ft → 120, ≤ 200')],
  ['lists in the model', body(MODEL, '- ice\n- milk\n\n1. stir\n2. pour')],
  ['lists in the story', body('story/index.mdx', '- ice\n- milk\n\n1. stir\n2. pour')],
  ['a paragraph of a review after four spaces', review('Good.\n\n    Cold.')],
  [
    'an SVG as programs write it',
    illustration(
      `<?xml version="1.0" encoding="UTF-8"?>\n${svg('<g><path d="M0 0h4v3z" fill="#0c3a2c"/></g>', 'width="40px" height="30px" viewBox="0 0 40 30"')}`,
    ),
  ],
  [
    'an SVG in millimetres, as Inkscape saves it',
    illustration(
      svg(
        '<sodipodi:namedview inkscape:export-filename="C:\\x.png"/><path inkscape:label="ice" d="M0 0h4v3z"/>',
        'width="148mm" height="105mm" viewBox="0 0 148 105" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
      ),
    ),
  ],
  ['an SVG in per cent', illustration(svg('', 'width="100%" height="100%" viewBox="0 0 4 3"'))],
  ['what a Mac leaves behind', () => content.write('menu/.DS_Store', 'x')],
];

test.each(ACCEPTED)('is accepted: %s', async (_, edit) => {
  edit();
  expect(await issues()).toEqual([]);
});
