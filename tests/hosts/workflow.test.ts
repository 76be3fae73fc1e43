/** Runs Bash steps of the workflow, with a stand-in for `gh`. */
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const { jobs } = parse(readFileSync('.github/workflows/site.yml', 'utf8'));

/** Runs a step by its id or name, as GitHub does. */
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

/** Returns the outputs of a step that succeeds. */
function output(...step: Parameters<typeof run>): string {
  const { status, stderr, output } = run(...step);
  expect(status, stderr).toBe(0);
  return output.trim();
}

/** Deployments 2 (of commit `new`, failed) and 1 (of commit `old`), and how commits compare with this one. */
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
