import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkContent } from '~/content-check/files/check';
import { issueLine } from '~/content-check/report';
import { builtPages } from '../../src/publish/built-site';
import { Folder, PROJECT } from '../content/folder';
import { followLinks } from '../support/links';
import { SiteCopy } from '../support/site-copy';
import { EDITS, EMPTIED } from './edits';

// The live content: each edit must be valid for any content.
const folder = Folder.copy(path.join(PROJECT, 'content'));
const check = () => checkContent({ project: PROJECT, content: folder.root });
// Vitest puts DEV, MODE and more into the environment, and Astro would believe them.
const { PATH, HOME } = process.env;
const OUT_DIR = 'tests/tmp/edited';
const publish = (variables = {}, cwd = PROJECT) =>
  spawnSync(process.execPath, ['src/publish/cli.ts'], {
    cwd,
    encoding: 'utf8',
    env: {
      PATH,
      HOME,
      CONTENT_DIR: folder.root,
      OUT_DIR,
      PAGE_FORMAT: 'file',
      SITE_URL: 'https://example.github.io/kada',
      ...variables,
    },
  });
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

test.each([...EDITS, ...EMPTIED])('staff may make an edit: $name', async ({ make }) => {
  await make(folder);
  expect((await check()).map(issueLine)).toEqual([]);
});

test('all edits of staff go live together', async () => {
  for (const { make } of EDITS) await make(folder);
  const { status, stdout, stderr } = publish();
  expect(`${stdout}${stderr}`).toContain('The content may go live.');
  expect(stdout.match(/^✓/gm), 'content, build, markup, board, browser').toHaveLength(5);
  expect(status).toBe(0);
});

test('a site of which all is hidden that may be has no link that leads nowhere', async () => {
  for (const { make } of EMPTIED) await make(folder);
  const { status, stdout, stderr } = publish();
  expect(`${stdout}${stderr}`).toContain('The content may go live.');
  expect(status).toBe(0);
  expect((await followLinks(OUT_DIR)).broken).toEqual([]);
  const franchise = builtPages(OUT_DIR).find(({ path }) => path === '/franchise')?.document;
  const jumps = [...(franchise?.querySelectorAll('nav.jump a') ?? [])].map((link) => link.getAttribute('href'));
  // The open counters are counted, not written.
  expect(jumps).toEqual(['#cost', '#included', '#before-you-sign']);
  // What nobody does who speaks for us stays.
  expect(franchise?.querySelector('.never')).not.toBeNull();
});

test('a fault in the markup, on the price board or in a browser does not go live', async () => {
  const copy = new SiteCopy(folder.root);
  for (const [name, place, fault] of [
    ['src/components/layout/Footer.astro', '</address>', '</address><ul><p>Words</p></ul>'],
    ['src/print/menu.typ', 'item.price)', '"Price")'],
  ] as const) {
    const file = path.join(copy.root, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(place, fault));
  }
  const { status, stderr } = publish({ CACHE_DIR: path.join(PROJECT, '.astro') }, copy.root);
  await copy.stop();
  expect(stderr).toContain('the page is not valid HTML (element-permitted-content)');
  expect(stderr).toMatch(/^content\/menu\/\S+:\d+ {2}The price board has ₹\d+ 0 times/m);
  expect(stderr).toContain('(axe: list)');
  expect(status).toBe(1);
});

test('a mistake does not go live, and its place is named, on GitHub too', () => {
  folder.edit(folder.entry('menu'), /^price: .*$/m, 'price: fifty rupees');
  const { status, stdout, stderr } = publish({ GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: folder.path('summary') });
  expect(stderr).toMatch(/^content\/menu\/\S+\/index\.md:\d+ {2}price: "fifty rupees" is not a number\./m);
  expect(stdout).toMatch(/^::error file=content\/menu\/\S+,line=\d+::price: /m);
  expect(folder.read('summary')).toContain('## The new content is not published');
  expect(status).toBe(1);
  expect(publish({ PREVIEW: '1' }).stderr).toContain('a preview is not to be published');
});
