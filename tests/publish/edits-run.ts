/** `npm run test:edits`: makes all the edits of `edits.ts` to a copy of the content and runs `check:publish` on it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Folder } from '../content/folder.ts';
import { EDITS } from './edits.ts';

/** What staff wait for, at most, on two cores. */
const SECONDS = 180;

const project = path.join(import.meta.dirname, '../..');
using folder = new Folder(path.join(project, 'content'));
for (const { make } of EDITS) await make(folder);

const began = performance.now();
const { status } = spawnSync('npm', ['run', '--silent', 'check:publish'], {
  cwd: project,
  stdio: 'inherit',
  env: {
    ...process.env,
    CONTENT_DIR: folder.root,
    OUT_DIR: 'tests/tmp/edited',
    PAGE_FORMAT: 'file',
    SITE_URL: 'https://example.github.io/kada',
  },
});
const seconds = Math.round((performance.now() - began) / 1000);
const passed = [status === 0, seconds <= SECONDS].filter(Boolean).length;
console.log(`\n${EDITS.length} edits together: check:publish took ${seconds} s of ${SECONDS}.`);
console.log(`${passed} passed, ${2 - passed} failed`);
process.exitCode = passed === 2 ? 0 : 1;
