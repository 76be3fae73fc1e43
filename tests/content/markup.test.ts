import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { check } from '~/content-check/check';
import { contentOf, nameOf } from '~/content-check/content';
import { readContent } from '~/content-check/files/read';
import { errorsIn } from '~/content-check/issue';
import { markdownProcessor } from '~/lib/markdown/processor';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { PROJECT } from './folder';

/** Markup in an answer (.md) that runs, loads or hides something, or misleads. */
// biome-ignore format: as many on a line as fit
const IN_ANSWER = [
  '<script>alert(1)</script>', 'Hi <script src=//evil.example', '<SCRIPT>alert(1)</SCRIPT>', '<scr<script>ipt>x',
  '<img src=x onerror=alert(1)>', '<b onclick="alert(1)">hi</b>', '<svg onload=alert(1)>', '<svg><script>1</script>',
  '<iframe src="https://evil.example"></iframe>', '<iframe srcdoc="<script>alert(1)</script>">', '<object data=x>',
  '<embed src="x.swf">', '<base href="https://evil.example/">', '<meta http-equiv=refresh content=0>',
  '<link rel=stylesheet href=x>', '<style>body{display:none}</style>',
  '<form action="https://evil.example"><input name=pin></form>', '<a href="javascript:alert(1)">x</a>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>', '<details open ontoggle=alert(1)>',
  '<template><script>x</script></template>', '<video><source onerror=alert(1)></video>', '<body onload=alert(1)>',
  'Yes.</main>', "<span title='\"><script>alert(1)</script>'>b</span>",
  'a <!-- --!> <img src=x onerror=alert(1)> --> b', 'a <!-- --!> <meta http-equiv=refresh content=0> --> b',
  'Hi\n\n<!-- for later', '<!--><script>alert(1)</script>-->', '<?xml <script>alert(1)</script> ?>',
  '<![CDATA[<script>alert(1)</script>]]>', '<!DOCTYPE html>', '[a](javascript:alert(1))', '[a](JaVaScRiPt:alert(1))',
  '[a](&#106;avascript:alert(1))', '[a](javascript&colon;alert(1))', '[a](java\\script:alert(1))',
  '[a](<java\tscript:alert(1)>)', '[a](data:text/html,x)', '[a](vbscript:x)', '[a](//evil.example)',
  '[a](/\\\\evil.example)', '[a][1]\n\n[1]: javascript:alert(1)', '<javascript:alert(1)>',
  '![a](javascript:alert(1))', '![a](data:image/svg+xml,x)', '![a](https://evil.example/x.png)',
  '| a |\n|-|\n| <img src=x onerror=alert(1)> |', 'a[^1]\n\n[^1]: [click](javascript:alert(1))',
  '[<img src=x onerror=alert(1)>](/about)',
];

/** Like `IN_ANSWER`, for the story (.mdx), where braces and imports are code. */
// biome-ignore format: as many on a line as fit
const IN_STORY = [
  '{alert(1)}', 'The year {new Date().getFullYear()}', 'import fs from "node:fs"', 'export const x = alert(1)',
  '<script>alert(1)</script>', '<Glass />', '<b onClick={alert}>hi</b>',
  '<div dangerouslySetInnerHTML={{__html: "x"}} />', '[a](javascript:alert(1))', '<img src="x" onerror="alert(1)" />',
  '<></>', '[{alert(1)}](/about)',
];

const fixture = readContent(FIXTURE_CONTENT, PROJECT);
const entryIn = (name: string) => {
  const entry = fixture.entries.find(({ collection }) => collection.name === name);
  if (!entry) throw new Error(`There is no entry of ${name}.`);
  return entry;
};

/** Returns the files with errors once `words` replaces the body of a collection's first entry. */
function refused(collection: string, words: string): string[] {
  const changed = nameOf(entryIn(collection));
  const text = entryIn(collection).text.replace(/\n---\n[\s\S]*$/, () => `\n---\n\n${words}\n`);
  const content = contentOf({ ...fixture.files, names: [changed], text: () => text, partial: true });
  return errorsIn(check(content)).map(({ file }) => file);
}

const OPTIONS = { syntaxHighlight: false } as const;
const renderer = await markdownProcessor().createRenderer(OPTIONS);
const compiler = await markdownProcessor().createMdxRenderer?.(OPTIONS, {
  srcDir: new URL('file:///src/'),
  optimize: false,
  sourcemap: false,
});
const runtime: unknown = createRequire(import.meta.url)('react/jsx-runtime');

/** The HTML of an .mdx text; empty if it cannot be built. */
async function mdxHtml(text: string): Promise<string> {
  const built = await compiler?.process(text, 'content/story/index.mdx', {}).catch(() => undefined);
  if (!built) return '';
  const body = built.code
    .replace(/^import .*$/gm, '')
    .replace(/^export default /gm, 'return ')
    .replace(/^export /gm, '');
  const run = new Function('runtime', `const {Fragment: _Fragment, jsx: _jsx, jsxs: _jsxs} = runtime;${body}`);
  return renderToStaticMarkup(createElement(run(runtime), { components: { 'astro-image': 'img' } }));
}
const mdHtml = async (text: string) => (await renderer.render(text, { fileURL: new URL('file:///text.md') })).code;

const TAGS =
  /^(p|a|img|em|strong|code|pre|br|hr|h[1-6]|ul|ol|li|blockquote|del|table|thead|tbody|tr|th|td|section|sup)$/;
const ATTRIBUTES =
  /^(id|class|alt|start|data-footnote.*|aria-.*|href="(?:#|\/(?![/\\])|https:\/\/|mailto:|tel:).*|__astro_image_.*)$/i;

/** Tags and attributes that no text may produce. */
const forbiddenMarkup = (html: string): string[] =>
  [...html.matchAll(/<(!|\?|\/?[a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>?/gi)].flatMap(
    ([, tag = '', rest = '']) => [
      ...(TAGS.test(tag.replace('/', '')) ? [] : [tag]),
      ...[...rest.matchAll(/\s+([^\s=>]+)(="[^"]*")?/g)]
        .filter(([, name = '', value = '']) => !ATTRIBUTES.test(name) && !ATTRIBUTES.test(name + value))
        .map(([all]) => all),
    ],
  );

test.each(IN_ANSWER)('the check refuses %s in an answer, and the build drops it', async (words) => {
  expect(refused('questions', words)).toContain(entryIn('questions').file);
  expect(forbiddenMarkup(await mdHtml(words))).toEqual([]);
});

test.each(IN_STORY)('the check refuses %s in the story, and the build drops it', async (words) => {
  expect(refused('story', words)).toContain('content/story/index.mdx');
  expect(forbiddenMarkup(await mdxHtml(words))).toEqual([]);
});

test('the check accepts escaped characters in an answer', () => {
  expect(refused('questions', 'Rated *** by all: \\<b and \\**us.')).toEqual([]);
});

test('headings of the story skip no level below the page title', async () => {
  const html = await mdxHtml('### Early days\n\n##### Ice\n\n## Later');
  expect(html.match(/<h\d/g)).toEqual(['<h2', '<h3', '<h2']);
});

test('forbiddenMarkup finds each kind of tag and attribute', () => {
  expect(forbiddenMarkup('<p onclick="x">a</p><script>1</script><a href="javascript:1">b</a>')).toEqual([
    ...[' onclick="x"', 'script', '/script', ' href="javascript:1"'],
  ]);
  expect(IN_ANSWER.length + IN_STORY.length).toBeGreaterThan(50);
});
