import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Folder, PROJECT } from '../content/folder';
import { builtPages } from '../support/built-pages.ts';
import { SiteCopy } from '../support/site-copy';
import { EDITS, EMPTIED } from './edits';

// The live content: each edit must be valid for any content.
const folder = Folder.copy(path.join(PROJECT, 'content'));
// Vitest puts DEV, MODE and more into the environment, and Astro would believe them.
const { PATH, HOME } = process.env;
const OUT_DIR = 'tests/tmp/edited';
const publish = (variables = {}, cwd = PROJECT) =>
  spawnSync(process.execPath, ['src/publish/cli.ts'], {
    cwd,
    encoding: 'utf8',
    env: {
      ...{ PATH, HOME, OUT_DIR, CONTENT_DIR: folder.root },
      ...{ PAGE_FORMAT: 'file', SITE_URL: 'https://example.github.io/kada' },
      ...variables,
    },
  });
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

test('all edits of staff go live together', async () => {
  for (const { make } of EDITS) await make(folder);
  const { status, stdout, stderr } = publish();
  expect(`${stdout}${stderr}`).toContain('The content may go live.');
  expect(stdout.match(/^✓/gm), 'content, build, HTML, links, browser').toHaveLength(5);
  expect(status).toBe(0);
});

test('a site with everything hidden that may be goes live, without links to missing places', async () => {
  for (const { make } of EMPTIED) await make(folder);
  const { status, stdout, stderr } = publish();
  expect(`${stdout}${stderr}`).toContain('The content may go live.');
  expect(stdout).not.toContain('leads to a place');
  expect(status).toBe(0);
  const franchise = builtPages(OUT_DIR).find(({ path }) => path === '/franchise')?.document;
  const jumps = [...(franchise?.querySelectorAll('nav.jump a') ?? [])].map((link) => link.getAttribute('href'));
  // The open counters are counted, not written.
  expect(jumps).toEqual(['#cost', '#included', '#before-you-sign']);
  expect(franchise?.querySelector('.never')).not.toBeNull();
});

test('a fault in the HTML, in links or in a browser does not go live', async () => {
  const copy = new SiteCopy(folder.root);
  const file = path.join(copy.root, 'src/components/layout/Footer.astro');
  const fault = '</address><ul><p><a href="/menus">Words</a></p></ul>';
  writeFileSync(file, readFileSync(file, 'utf8').replace('</address>', fault));
  const { status, stderr } = publish({ CACHE_DIR: path.join(PROJECT, '.astro') }, copy.root);
  await copy.stop();
  expect(stderr).toContain('the page is not valid HTML (element-permitted-content)');
  expect(stderr).toMatch(/"\S*\/menus" leads nowhere/);
  expect(stderr).toContain('(axe: list)');
  expect(status).toBe(1);
});

test('a mistake does not go live, and its place is named, on GitHub too', () => {
  folder.edit(folder.entry('menu'), /^price: .*$/m, 'price: fifty rupees');
  const { status, stdout, stderr } = publish({ GITHUB_ACTIONS: 'true' });
  expect(stderr).toMatch(/^content\/menu\/\S+\/index\.md:\d+ {2}price: "fifty rupees" is not a number\./m);
  expect(stdout).toMatch(/^::error file=content\/menu\/\S+,line=\d+::price: /m);
  expect(status).toBe(1);
});

test.each([
  [{ PREVIEW: '1' }, 'a preview is not to be published'],
  [{ CONTENT_DIR: 'wrong' }, 'wrong'],
])('%j is refused in plain words', (variables, message) => {
  const { status, stderr } = publish(variables);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});
