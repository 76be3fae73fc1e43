import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const project = join(import.meta.dirname, '../..');
const { PATH, HOME } = process.env;

/** The command that takes away the network; undefined where the machine forbids it. */
const offline = [
  ['unshare', '--net'],
  ['unshare', '--net', '--map-root-user'],
].find(([program = '', ...words]) => spawnSync(program, [...words, 'true']).status === 0);

test('the live content builds without a network or a cache, from only the files of the container', () => {
  const [program = '', ...words] = offline ?? [];
  expect(program, 'this machine permits `unshare --net`').not.toBe('');
  using folder = new TemporaryFolder();
  for (const [, name = ''] of readFileSync(join(project, '.dockerignore'), 'utf8').matchAll(/^!(.+)$/gm))
    cpSync(join(project, name), folder.path(name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), folder.path('node_modules'));
  // Vitest sets DEV and MODE, which Astro would read.
  const options = { cwd: folder.root, env: { PATH, HOME }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(program, [...words, 'npm', 'run', 'build'], options);
  expect(status, stdout + stderr).toBe(0);
  expect(existsSync(folder.path('dist/index.html'))).toBe(true);
});
