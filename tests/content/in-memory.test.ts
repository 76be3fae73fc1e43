import { build } from 'vite';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type ContentFiles, contentOf } from '~/content-check/content';
import { checkContent } from '~/content-check/files/check';
import { readContent } from '~/content-check/files/read';
import { issueLine } from '~/content-check/issues';
import { issuesIn } from '~/content-check/rules';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { Folder, PROJECT } from './folder';

const folder = Folder.fixture();
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

/** What a browser editor has: the texts as they were, the entry that it saves, and no images. */
const { images: _, ...disk } = readContent(FIXTURE_CONTENT, PROJECT).files;
const snapshot = new Map(disk.names.filter((name) => /\.mdx?$/.test(name)).map((name) => [name, disk.text(name)]));
const withChange = (name: string, text: string): ContentFiles => {
  const texts = new Map(snapshot).set(name, text);
  return { ...disk, names: [...texts.keys()], text: (file) => texts.get(file) ?? '' };
};

const body = (text: string) => (file: string) => file.replace(/\n---\n[\s\S]*$/, `\n---\n\n${text}\n`);
const field = (name: string, value: string) => (file: string) =>
  file.replace(new RegExp(`^${name}:.*$`, 'm'), `${name}: ${value}`);

const EDITS: readonly [name: string, file: () => string, edit: (text: string) => string][] = [
  ['a rating with two decimals', () => folder.entry('menu'), field('rating', '4.75')],
  [
    'a name of another entry',
    () => folder.entry('menu'),
    field('name', /^name: (.*)$/m.exec(folder.read(folder.entry('menu', 1)))?.[1] ?? ''),
  ],
  ['a cost beyond the estimate', () => folder.entry('investment'), field('value', '900000')],
  ['a group that is not there', () => folder.entry('gallery'), field('group', 'nowhere')],
  ['a link to no page', () => folder.entry('questions'), body('See [it](/nowhere).')],
  ['a script', () => folder.entry('questions'), body('<script>alert(1)</script>')],
  ['a brace in .mdx', () => 'story/index.mdx', body('Since {year}.')],
  ['an image on another site', () => folder.entry('menu'), field('image', 'https://example.com/x.jpg')],
  ['a name for a description of an image', () => folder.entry('menu'), field('imageAlt', 'IMG_2041.jpg')],
  ['letters that no font has', () => folder.entry('steps'), field('title', 'दूध')],
  ['a colon in a value', () => folder.entry('menu'), field('name', 'Boba: the best')],
];

test('the rules accept the content without its images', async () => {
  expect(await issuesIn(contentOf({ ...disk, names: [...snapshot.keys()] }))).toEqual([]);
});

test.each(EDITS)('the rules say of %s what the check of the folder says', async (_name, file, edit) => {
  const name = file();
  const text = edit(folder.read(name));
  const inMemory = (await issuesIn(contentOf(withChange(name, text)))).map(issueLine);
  folder.write(name, text);
  expect(inMemory).toEqual((await checkContent({ project: PROJECT, content: folder.root })).map(issueLine));
  expect(inMemory).not.toEqual([]);
});

test('the rules are bundled for a browser, in one file and without Node', async () => {
  const warnings: string[] = [];
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: `${PROJECT}/src/content-check/rules/index.ts`,
        preserveEntrySignatures: 'strict',
        // @astrojs/markdown-remark re-exports a highlighter that would change the page as it loads.
        treeshake: { moduleSideEffects: (id) => !id.includes('/prismjs/') },
        onLog: (_level, { message }) => warnings.push(message),
      },
    },
  });
  const [bundle] = [result].flat();
  const files = bundle && 'output' in bundle ? bundle.output : [];
  expect(files.map(({ type }) => type)).toEqual(['chunk']);
  expect(warnings.filter((text) => /externalized/.test(text))).toEqual([]);
  expect(files[0] && 'code' in files[0] ? files[0].code : '').not.toMatch(/__vite-browser-external|Prism|process\.env/);
}, 60_000);
