/**
 * `node tests/publish/edits-run.ts`: runs `check:publish` on content with one of thirty mistakes, and on a copy of the live content
 * with all edits of `edits.ts` together. With `--each`, it also builds the site after each edit alone.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Folder } from '../content/folder.ts';
import { MISTAKES } from '../content/mistakes.ts';
import { EDITS } from './edits.ts';

/** What staff wait for, at most, on two cores. */
const SECONDS = 180;

const project = path.join(import.meta.dirname, '../..');

/** `tests/content/mistakes.ts` has hundreds, by kind; these are spread evenly. `npm test` checks all of them. */
const SAMPLE = 30;

/** Runs an npm script on a content folder. */
const run = (script: string, content: string, more: NodeJS.ProcessEnv = {}) =>
  spawnSync('npm', ['run', '--silent', script], {
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

let [passed, failed] = [0, 0];
const is = (what: string, ok: boolean) => {
  console.log(`${ok ? '✓' : '✗'} ${what}`);
  if (ok) passed += 1;
  else failed += 1;
};

using fixture = Folder.fixture();
const every = MISTAKES.length / SAMPLE;
for (let at = 0; at < SAMPLE; at += 1) {
  const mistake = MISTAKES[Math.floor(at * every)];
  if (!mistake) break;
  await mistake.make(fixture);
  const { status, stdout } = run('check:publish', fixture.root, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: '' });
  const [shown] = /^::error file=content\/.+$/m.exec(stdout) ?? [];
  is(`stopped, with its place: ${mistake.name}${shown ? `\n    ${shown}` : ''}`, status === 1 && shown !== undefined);
  fixture.restore();
}

using folder = Folder.copy(path.join(project, 'content'));
if (process.argv.includes('--each')) {
  for (const { name, make } of EDITS) {
    await make(folder);
    const { status, stderr } = run('build', folder.root);
    is(`builds alone: ${name}${status === 0 ? '' : `\n${stderr}`}`, status === 0);
    folder.restore();
  }
}

for (const { make } of EDITS) await make(folder);
const began = performance.now();
const { status, stdout, stderr } = run('check:publish', folder.root);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`\n${stdout}${stderr}`);
is(`${EDITS.length} edits together may go live`, status === 0);
is(`which took ${seconds} of ${SECONDS} seconds`, seconds <= SECONDS);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
