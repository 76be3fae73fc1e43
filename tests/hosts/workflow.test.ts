/** The decisions that steps of the workflow take in Bash, with stand-ins for `curl` and `gh`. */
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const { jobs } = parse(readFileSync('.github/workflows/site.yml', 'utf8'));

/** Runs a step as GitHub does, and returns its outputs. */
function output(job: string, id: string, env: Record<string, string>, programs: Record<string, string> = {}): string {
  using folder = new TemporaryFolder();
  for (const [name, script] of Object.entries(programs)) {
    folder.write(name, `#!/bin/sh\n${script}\n`);
    chmodSync(folder.path(name), 0o755);
  }
  folder.write('output', '');
  const step = jobs[job].steps.find((one: { id?: string }) => one.id === id);
  const files = { GITHUB_OUTPUT: folder.path('output'), GITHUB_STEP_SUMMARY: folder.path('summary') };
  const { status, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', step.run], {
    env: { ...env, ...files, PATH: `${folder.root}:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return folder.read('output').trim();
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
