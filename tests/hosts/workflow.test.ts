/** Runs Bash steps of the workflow, with stand-ins for `curl`, `gh` and `git`. */
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
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', found.run], {
    env: { ...env, ...files, PATH: `${folder.root}:${process.env['PATH']}` },
    encoding: 'utf8',
    cwd: join(cwd, found['working-directory'] ?? ''),
  });
  return { status, stdout, stderr, output: folder.read('output') };
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

/** GitHub's API: deployments 2 (of commit `new`, failed) and 1 (of commit `old`), and how commits compare with this one. */
const github = (order: string, latest = 'failure') => `case $2 in
  */statuses) case $2 in */2/*) echo ${latest === 'success'};; *) echo true;; esac;;
  *deployments?*) echo '2 new 2026-01-03'; echo '1 old 2026-01-03';;
  *compare/old...def) ${order};;
  *compare/new...def) echo behind;;
esac`;
const READ = { GITHUB_REPOSITORY: 'kada/site', GITHUB_SHA: 'def' };
test.each([
  ['nothing is deployed', 'case $2 in *deployments\\?*) ;; *) exit 1;; esac', '2026-01-02', ''],
  ['an earlier commit is deployed', github('echo ahead'), '2026-01-02', ''],
  ['a later commit is deployed', github('echo behind'), '2026-01-02', 'newer=true'],
  ['a later commit was deployed last', github('echo ahead', 'success'), '2026-01-02', 'newer=true'],
  ['an earlier build of this commit is deployed', github('echo identical'), '2026-01-04', ''],
  ['a later build of this commit is deployed', github('echo identical'), '2026-01-02', 'newer=true'],
  ['a commit that is gone is deployed', github('exit 1'), '2026-01-02', ''],
])('when %s, the guard prints its decision', (_, gh, BUILT_AT, expected) => {
  expect(output('deploy', 'live', { ...READ, BUILT_AT }, { gh })).toBe(expected);
});

test('publishes nothing when GitHub does not answer', () => {
  expect(run('deploy', 'live', { ...READ, BUILT_AT: '2026-01-02' }, { gh: 'exit 1' }).status).toBe(1);
});

test('a cancelled deployment fails the run, with the way out', () => {
  const { status, stdout } = run('live', 'Report a cancelled deployment', {});
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^::error::.*cancelled\. Save again/)]);
});

test.each([
  ['opens', ['7'], '', ['issue create --title Red --body-file report.md']],
  ['updates', ['7'], '3', ['issue edit 3 --body-file report.md']],
  ['closes', [], '3', ['issue close 3 --comment Passed: https://x.example']],
  ['leaves', [], '', []],
])('%s the issue of failures, with the error messages of jobs %j', (_, failed, issue, expected) => {
  using folder = new TemporaryFolder();
  const gh = `case "$1 $2" in
    *annotations) echo '- content/menu/a.md: price: wrong';;
    api*) printf '${failed.join('\\n')}';;
    'issue list') echo '${issue}';;
    *) echo "$@" >> $GITHUB_OUTPUT;;
  esac`;
  const env = { TITLE: 'Red', RUN_URL: 'https://x.example', GH_REPO: 'kada/site', GITHUB_RUN_ID: '1' };
  expect(output('report', 'Open, update or close the issue', env, { gh }, folder.root)).toBe(expected.join(''));
  if (failed.length > 0)
    expect(folder.read('report.md')).toBe('https://x.example\n- content/menu/a.md: price: wrong\n');
});

const live = (builtAt: string) => `echo '{"commit":"abc","builtAt":"${builtAt}","files":{"menu/a.md":"d"}}'`;
test.each([
  ['an earlier build', '2026-01-01', [1, 20]],
  ['this build', '2026-01-02', [0, 1]],
  ['a later build', '2026-01-03', [0, 1]],
])('when the live site keeps showing %s, the run ends with %j (status, tries)', (_, builtAt, end) => {
  const env = { SITE_URL: 'https://x.example', BUILT_AT: '2026-01-02' };
  const step = 'Wait until it shows this build, or a later one';
  const curl = `echo >> $GITHUB_OUTPUT; ${live(builtAt)}`;
  const { status, output } = run('live', step, env, { curl, sleep: 'true' });
  expect([status, output.length]).toEqual(end);
});

test.each([
  ['abc', ''],
  ['', 'push'],
])('when the last commit of 50 days is "%s", the schedule is kept awake by "%s"', (LAST, expected) => {
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

test('the key of passed tests ignores changes of the content, but not of its two guides', () => {
  using folder = new TemporaryFolder();
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const keyAfter = (file: string) => {
    folder.write(file, String(Math.random()));
    for (const words of [['init'], ['add', '--all'], [...who, 'commit', '--message', file]])
      spawnSync('git', words, { cwd: folder.root });
    return output('site', 'code', {}, {}, folder.root);
  };
  const first = keyAfter('src/a.ts');
  expect(keyAfter('content/menu/a.md')).toBe(first);
  const others = ['src/a.ts', 'tests/content/a.ts', 'package.json', 'content/README.md', 'content/FIELDS.md'];
  expect(new Set([first, ...others.map(keyAfter)]).size).toBe(others.length + 1);
});
