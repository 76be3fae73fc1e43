/** Builds without a network, and compares two builds. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
const scratch = join(import.meta.dirname, '../tmp/faults');
const copy = join(scratch, 'copy');
const { PATH, HOME } = process.env;

rmSync(scratch, { recursive: true, force: true });
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Builds the live content of a copy of the project. */
function build(env: Record<string, string> = {}, before: readonly string[] = []): SpawnSyncReturns<string> {
  const [program = '', ...words] = [...before, 'npm', 'run', 'build'];
  // Vitest sets DEV and MODE, which Astro would read.
  return spawnSync(program, words, { cwd: copy, env: { PATH, HOME, ...env }, encoding: 'utf8' });
}

/** Hashes of all files in a folder except release.json, which has the time of the build. */
const hashes = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'release.json')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

/** The command that takes away the network; undefined where the machine forbids it. */
const offline = [
  ['unshare', '--net'],
  ['unshare', '--net', '--map-root-user'],
].find(([program = '', ...words]) => spawnSync(program, [...words, 'true']).status === 0);

test('a build needs no network, no cache and only the files of the container, and is reproducible', () => {
  expect(offline, 'this machine permits `unshare --net`').toBeDefined();
  for (const [, name = ''] of readFileSync(join(project, '.dockerignore'), 'utf8').matchAll(/^!(.+)$/gm)) {
    cpSync(join(project, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  const first = build({}, offline);
  expect(first.status, first.stdout + first.stderr).toBe(0);
  const second = build({ OUT_DIR: join(scratch, 'second') });
  expect(second.status, second.stdout + second.stderr).toBe(0);
  expect(Object.keys(hashes(join(copy, 'dist')))).toContain('/index.html');
  expect(hashes(join(scratch, 'second'))).toEqual(hashes(join(copy, 'dist')));
});
