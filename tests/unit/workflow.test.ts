/** The workflow publishes only what has passed its checks. */
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { TemporaryFolder } from '../support/temporary-folder.ts';

interface Step {
  readonly id?: string;
  readonly name: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
  readonly with: Readonly<Record<string, unknown>>;
}

const { on, permissions, concurrency, jobs } = parse(readFileSync('.github/workflows/site.yml', 'utf8'));
const steps: Step[] = Object.values<{ steps: Step[] }>(jobs).flatMap((job) => job.steps);

/** Returns the step with an id or name. */
function step(wanted: string): Step {
  const found = steps.find(({ id, name }) => wanted === id || wanted === name);
  if (!found) throw new Error(`The workflow has no step "${wanted}".`);
  return found;
}

/** Evaluates an expression of GitHub as JavaScript, in which those of the workflow mean the same. */
const evaluate = (expression: string, context: object): unknown =>
  new Function(...Object.keys(context), `return ${expression.replace(/^\$\{\{|\}\}$/g, '')}`)(
    ...Object.values(context),
  );

test.each([
  ['a price', {}, true],
  ['code that passes its tests', { passed: 'false', tests: 'success' }, true],
  ['code that fails its tests', { passed: 'false', tests: 'failure' }, false],
  ['code without tests', { passed: 'false', tests: 'skipped' }, false],
  ['content with an error', { site: 'failure' }, false],
  ['a pull request', { event_name: 'pull_request' }, false],
  ['another branch', { ref: 'refs/heads/try' }, false],
  ['each night', { event_name: 'schedule' }, true],
])('publishes %s: %j gives %s', (_, change, expected) => {
  const run = { event_name: 'push', ref: 'refs/heads/main', site: 'success', passed: 'true', tests: 'skipped' };
  const { event_name, ref, site, passed, tests } = { ...run, ...change };
  const needs = { site: { result: site, outputs: { passed } }, test: { result: tests } };
  const context = { github: { event_name, ref }, needs, cancelled: () => false };
  expect(evaluate(jobs.deploy.if, context)).toBe(expected);
  expect(evaluate(jobs.test.if, context), 'tests the code unless it has passed').toBe(passed !== 'true');
});

test('builds each night after midnight in India', () => {
  const [minute, hour, ...days] = on.schedule[0].cron.split(' ');
  expect((Number(hour) * 60 + Number(minute) + 330) % 1440).toBeLessThan(60);
  expect(days).toEqual(['*', '*', '*']);
});

test('checks what it publishes, and runs all tests of new code', () => {
  expect(step('Check the content and the site').run).toBe('npm run check:publish');
  expect(jobs.test.steps.flatMap(({ run = '' }: Step) => run)).toEqual(
    expect.arrayContaining([
      'npm test',
      'npx playwright test --project=wide --project=preview',
      'npx playwright test --config=tests/editor',
    ]),
  );
  expect(jobs.everything.steps.at(-1).run).toBe('.ci/run');
});

test('only deployments wait for each other, and none cancels another', () => {
  expect(concurrency).toBeUndefined();
  const waiting = Object.keys(jobs).filter((name) => jobs[name].concurrency);
  expect(waiting).toEqual(['deploy']);
  expect(jobs.deploy.concurrency).toEqual({ group: 'deploy', queue: 'max' });
});

test('each job has only the rights that it needs, and actions are pinned', () => {
  expect(permissions).toEqual({ contents: 'read' });
  const granted = Object.keys(jobs).filter((name) => jobs[name].permissions);
  expect(granted).toEqual(['awake', 'deploy', 'report']);
  expect(jobs.deploy.permissions.contents).toBe('read');
  const actions = steps.filter(({ uses }) => uses);
  for (const { uses } of actions) expect(uses).toMatch(/@[\da-f]{40}$/);
  // The job that keeps the schedule awake pushes.
  const checkouts = actions.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.filter((one) => one.with?.['persist-credentials'] !== false)).toHaveLength(1);
});

/** Runs a step as GitHub does, with stand-ins for programs. @returns its exit code and its outputs */
function run(name: string, env = {}, programs = {}, cwd = '.') {
  using folder = new TemporaryFolder();
  for (const [name, script] of Object.entries(programs)) {
    folder.write(name, `#!/bin/sh\n${script}\n`);
    chmodSync(folder.path(name), 0o755);
  }
  folder.write('output', '');
  const files = { GITHUB_OUTPUT: folder.path('output'), GITHUB_STEP_SUMMARY: folder.path('summary') };
  const { status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', step(name).run], {
    env: { ...env, ...files, PATH: `${folder.root}:${process.env['PATH']}` },
    cwd,
  });
  return [status, folder.read('output').trim()];
}

test.each([
  ['an earlier commit', 'echo ahead', [0, '']],
  ['a later commit', 'echo behind', [0, 'newer=true']],
  ['a commit that is gone', 'exit 1', [0, '']],
])('the guard of a deployment, while %s is live', (_, compare, expected) => {
  const gh = `case $2 in *deployments\\?*) echo '1 abc 2026-01-03';; */statuses) echo true;; *) ${compare};; esac`;
  expect(run('Check whether a newer build is live', { GITHUB_SHA: 'def', BUILT_AT: '2026-01-02' }, { gh })).toEqual(
    expected,
  );
  expect(step('deployment').if).toBe("steps.live.outputs.newer != 'true'");
});

test('the key of passed tests ignores changes of the content, but not of its two guides', () => {
  using folder = new TemporaryFolder();
  const git = (...words: string[]) => spawnSync('git', words, { cwd: folder.root });
  git('init');
  const keyAfter = (file: string) => {
    folder.write(file, String(Math.random()));
    git('add', '--all');
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--message', file);
    return String(run('code', {}, {}, folder.root));
  };
  const first = keyAfter('src/a.ts');
  expect(first).toMatch(/^0,tests=tests-[\da-f]{64}$/);
  expect(keyAfter('content/menu/a.md')).toBe(first);
  const others = ['src/a.ts', 'tests/content/a.ts', 'content/README.md', 'content/FIELDS.md'];
  expect(new Set([first, ...others.map(keyAfter)]).size).toBe(others.length + 1);
  expect(step('passed').with['key']).toContain(' steps.code.outputs.tests }');
  expect(step('Save the note').with['key']).toContain(' needs.site.outputs.tests }');
});
