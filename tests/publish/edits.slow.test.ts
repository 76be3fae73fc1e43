import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { checkContent } from '~/content-check/files/check';
import { issueLine } from '~/content-check/report';
import { Folder, PROJECT } from '../content/folder';
import { EDITS } from './edits';

// The live content: each edit must be valid for any content.
const folder = Folder.copy(path.join(PROJECT, 'content'));
const check = () => checkContent({ project: PROJECT, content: folder.root });
// Vitest puts DEV, MODE and more into the environment, and Astro would believe them.
const { PATH, HOME } = process.env;
const publish = () =>
  spawnSync(process.execPath, ['src/publish/cli.ts'], {
    cwd: PROJECT,
    encoding: 'utf8',
    env: {
      PATH,
      HOME,
      CONTENT_DIR: folder.root,
      OUT_DIR: 'tests/tmp/edited',
      PAGE_FORMAT: 'file',
      SITE_URL: 'https://example.github.io/kada',
    },
  });
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

describe('staff may make an edit', () => {
  test.each(EDITS)('$name', async ({ make }) => {
    await make(folder);
    expect((await check()).map(issueLine)).toEqual([]);
  });

  test('and all of them go live together', async () => {
    for (const { make } of EDITS) await make(folder);
    const { status, stdout, stderr } = publish();
    expect(`${stdout}${stderr}`).toContain('The content may go live.');
    expect(status).toBe(0);
  });
});

test('a mistake does not go live, and its place is named', () => {
  folder.edit(folder.entry('menu'), /^price: .*$/m, 'price: fifty rupees');
  const { status, stderr } = publish();
  expect(stderr).toMatch(/^content\/menu\/\S+\/index\.md:\d+ {2}price: "fifty rupees" is not a number\./m);
  expect(status).toBe(1);
});
