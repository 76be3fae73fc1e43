/** The decisions that steps of the workflow take in Bash, with stand-ins for `curl` and `gh`. */
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const { jobs } = parse(readFileSync('.github/workflows/site.yml', 'utf8'));

/** Runs a step, known by its id or name, as GitHub does, with stand-ins for some programs. */
function run(job: string, step: string, env: Record<string, string>, programs = {}, cwd = '.') {
  using folder = new TemporaryFolder();
  for (const [name, script] of Object.entries(programs)) {
    folder.write(name, `#!/bin/sh\n${script}\n`);
    chmodSync(folder.path(name), 0o755);
  }
  folder.write('output', '');
  const found = jobs[job].steps.find(({ id, name }: { id?: string; name?: string }) => step === (id ?? name));
  const files = { GITHUB_OUTPUT: folder.path('output'), GITHUB_STEP_SUMMARY: folder.path('summary') };
  const { status, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', found.run], {
    env: { ...env, ...files, PATH: `${folder.root}:${process.env['PATH']}` },
    encoding: 'utf8',
    cwd: join(cwd, found['working-directory'] ?? ''),
  });
  return { status, stderr, output: folder.read('output') };
}

/** The outputs of a step that succeeds. */
function output(...given: Parameters<typeof run>): string {
  const { status, stderr, output } = run(...given);
  expect(status, stderr).toBe(0);
  return output.trim();
}

test.each([
  ['kada/site', '', 'url=https://kada.github.io/site'],
  ['Kada/kada.github.io', '', 'url=https://Kada.github.io'],
  ['kada/site', 'https://www.example.com', 'url=https://www.example.com'],
])('the repository %s with SITE_URL "%s" is published at %s', (GITHUB_REPOSITORY, SITE_URL, expected) => {
  const GITHUB_REPOSITORY_OWNER = GITHUB_REPOSITORY.split('/')[0] ?? '';
  expect(output('site', 'live', { GITHUB_REPOSITORY, GITHUB_REPOSITORY_OWNER, SITE_URL })).toBe(expected);
});

const live = (builtAt: string) => `echo '{"commit":"abc","builtAt":"${builtAt}","files":{"menu/a.md":"d"}}'`;
test.each([
  ['nothing is live', 'exit 22', 'exit 1', ''],
  ['an earlier commit is live', live('2026-01-03'), 'echo ahead', ''],
  ['a later commit is live', live('2026-01-01'), 'echo behind', 'newer=true'],
  ['a build of this commit from yesterday is live', live('2026-01-01'), 'echo identical', ''],
  ['a later build of this commit is live', live('2026-01-03'), 'echo identical', 'newer=true'],
  ['a commit that is gone is live', live('2026-01-03'), 'exit 1', ''],
])('where %s, publishing is left out or not', (_, curl, gh, expected) => {
  const env = {
    GITHUB_REPOSITORY: 'kada/site',
    GITHUB_SHA: 'def',
    SITE_URL: 'https://x.example',
    BUILT_AT: '2026-01-02',
  };
  expect(output('deploy', 'live', env, { curl, gh })).toBe(expected);
});

test.each([
  ['an earlier build', '2026-01-01', [1, 20]],
  ['this build', '2026-01-02', [0, 1]],
  ['a later build', '2026-01-03', [0, 1]],
])('where the live site goes on to show %s, the run ends with %j (status, tries)', (_, builtAt, end) => {
  const env = { SITE_URL: 'https://x.example', BUILT_AT: '2026-01-02' };
  const step = 'Wait until it shows this build, or a later one';
  const curl = `echo >> $GITHUB_OUTPUT; ${live(builtAt)}`;
  const { status, output } = run('live', step, env, { curl, sleep: 'true' });
  expect([status, output.length]).toEqual(end);
});

test.each([
  ['abc', ''],
  ['', 'push'],
])('where the last commit of 50 days is "%s", the schedule is kept awake by "%s"', (LAST, expected) => {
  const git = 'case $1 in log) echo $LAST;; push) echo push >> $GITHUB_OUTPUT; esac';
  expect(output('awake', jobs.awake.steps.at(-1).name, { LAST }, { git })).toBe(expected);
});

test('each page is attested by its hash', () => {
  using folder = new TemporaryFolder();
  for (const file of ['release.json', 'index.html', 'about.html'])
    folder.write(`dist/${file}`, '{"builtAt":"2026-01-02"}');
  expect(output('site', 'built', {}, {}, folder.root)).toMatch(/^at=2026-01-02\n.*(\n[\da-f]{64} .\w+\.html){2}\nEND$/);
  const [, hashes] = /> (\S+)$/.exec(jobs.deploy.steps.at(-2).run) ?? [];
  expect(jobs.deploy.steps.at(-1).with).toEqual({ 'subject-checksums': hashes });
});

test('code that has passed its tests is known again after a change of the content, and no other code', () => {
  using folder = new TemporaryFolder();
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const keyAfter = (file: string) => {
    folder.write(file, String(Math.random()));
    for (const words of [['init'], ['add', file], [...who, 'commit', '--message', file]])
      spawnSync('git', words, { cwd: folder.root });
    return output('site', 'code', {}, {}, folder.root);
  };
  const first = keyAfter('src/a.ts');
  expect(keyAfter('content/menu/a.md')).toBe(first);
  const others = ['src/a.ts', 'tests/content/a.ts', 'package.json'].map(keyAfter);
  expect(new Set([first, ...others]).size).toBe(4);
});
