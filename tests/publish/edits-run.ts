/**
 * `npm run test:edits`: runs `check:publish` on a copy of the content with a mistake of each kind, and with all edits of
 * `edits.ts` together. `npm run test:content` tests every other mistake.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Folder } from '../content/folder.ts';
import { EDITS } from './edits.ts';

/** What staff wait for, at most, on two cores. */
const SECONDS = 180;

const project = path.join(import.meta.dirname, '../..');

/** Runs `check:publish` on a content folder. */
const checkPublish = (content: string, more: NodeJS.ProcessEnv = {}) =>
  spawnSync('npm', ['run', '--silent', 'check:publish'], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      CONTENT_DIR: content,
      OUT_DIR: 'tests/tmp/edited',
      PAGE_FORMAT: 'file',
      SITE_URL: 'https://example.github.io/kada',
      ...more,
    },
  });

const MISTAKES: Record<string, (folder: Folder) => void> = {
  'a price in words': (folder) => folder.edit(folder.entry('menu'), /^price:.*$/m, 'price: forty'),
  'a link to no page': (folder) => folder.edit(folder.entry('questions'), /$/, '\n[The stores](/our-stores).\n'),
  'an image that is missing': (folder) => folder.remove(folder.image(folder.entry('menu'))),
};

let [passed, failed] = [0, 0];
const is = (what: string, ok: boolean) => {
  console.log(`${ok ? '✓' : '✗'} ${what}`);
  if (ok) passed += 1;
  else failed += 1;
};

using folder = Folder.copy(path.join(project, 'content'));
for (const [name, make] of Object.entries(MISTAKES)) {
  make(folder);
  const { status, stdout } = checkPublish(folder.root, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: '' });
  is(
    `stopped, with file and line: ${name}`,
    status === 1 && /^::error file=content\/[^,]+,line=\d+::.+$/m.test(stdout),
  );
  folder.restore();
}

for (const { make } of EDITS) await make(folder);
const began = performance.now();
const { status, stdout, stderr } = checkPublish(folder.root);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`\n${stdout}${stderr}`);
is(`${EDITS.length} edits together may go live`, status === 0);
is(`which took ${seconds} of ${SECONDS} seconds`, seconds <= SECONDS);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
