import { build } from 'vite';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type ContentFiles, contentOf } from '~/content-check/content';
import { checkContent } from '~/content-check/files/check';
import { readContent } from '~/content-check/files/read';
import { issueLine } from '~/content-check/issues';
import { issuesIn } from '~/content-check/rules';
import { Folder, PROJECT } from './folder';
import { MISTAKES } from './mistakes';

const folder = Folder.fixture();
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

/** What a browser editor has: the texts of the entries, and no images. */
function inMemory(root: string): ContentFiles {
  const { images: _, ...disk } = readContent(root, PROJECT).files;
  return { ...disk, names: disk.names.filter((name) => /\.mdx?$/.test(name)) };
}
const said = async (root: string) => (await issuesIn(contentOf(inMemory(root)))).map(issueLine);

/** One mistake of each rule that an editor can make in a form. */
const SAMPLE = [
  'rating with two decimals',
  'name of another entry',
  'costs beyond the estimate',
  'reference to nothing',
  'link to no page',
  'script',
  'brace',
  'image on another site',
  'alternative text is a file name',
  'a heading in a script that no print font has',
  'colon inside a value',
];

test('the rules accept the content without its images', async () => {
  expect(await said(folder.root)).toEqual([]);
});

test.for(MISTAKES.filter(({ name }) => SAMPLE.includes(name)))(
  'the rules say of $name what the check of the folder says',
  async ({ make }) => {
    await make(folder);
    expect(await said(folder.root)).toEqual(
      (await checkContent({ project: PROJECT, content: folder.root })).map(issueLine),
    );
  },
);

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
