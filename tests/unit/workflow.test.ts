import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editorRepository } from '../../src/editor/repository.ts';

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly concurrency?: unknown;
}

const workflow = parse(readFileSync('.github/workflows/site.yml', 'utf8'));
const jobs: [string, Job][] = Object.entries(workflow.jobs);

interface Run {
  readonly event: string;
  readonly ref?: string;
  /** Whether this code has passed its tests before. */
  readonly passed?: boolean;
  readonly failing?: string;
  /** Whether the live site is of a newer build. */
  readonly newer?: boolean;
}

/** The jobs that run, by the conditions of the workflow: GitHub's expressions in use here mean the same in JavaScript. */
function jobsOf({ event, ref = 'refs/heads/main', passed = true, failing, newer }: Run): string {
  const outputs = { passed: String(passed), outcome: newer ? 'skipped' : 'success' };
  const done: Record<string, { result: string; outputs: typeof outputs | Record<string, never> }> = {};
  for (const [name, { if: condition = 'true', needs = [] }] of jobs) {
    const expression = condition.replace(/^\$\{\{|\}\}$/g, '');
    const asked = new Function('github', 'needs', 'cancelled', `return ${expression}`);
    // Without a function of status, GitHub adds `success() &&`.
    const ready = /cancelled\(\)/.test(expression) || [needs].flat().every((need) => done[need]?.result === 'success');
    const runs = ready && asked({ event_name: event, ref }, done, () => false);
    const result = name === failing ? 'failure' : 'success';
    done[name] = runs ? { result, outputs } : { result: 'skipped', outputs: {} };
  }
  return Object.keys(done)
    .filter((name) => done[name]?.result !== 'skipped')
    .join(' ');
}

const branch = 'refs/heads/try';
test.each<[string, Run, string]>([
  ['a price', { event: 'push' }, 'site deploy live'],
  ['a price with an error', { event: 'push', failing: 'site' }, 'site'],
  ['a change of code', { event: 'push', passed: false }, 'site test deploy live'],
  ['a change of code that fails', { event: 'push', passed: false, failing: 'test' }, 'site test'],
  ['code and an error in the content', { event: 'push', passed: false, failing: 'site' }, 'site test'],
  ['a build older than what is live', { event: 'push', newer: true }, 'site deploy'],
  ['a deployment that failed', { event: 'push', failing: 'deploy', newer: true }, 'site deploy'],
  ['a pull request', { event: 'pull_request', ref: branch, passed: false }, 'site test audit preview'],
  ['a pull request with an error', { event: 'pull_request', ref: branch, failing: 'site' }, 'site audit'],
  ['a night', { event: 'schedule' }, 'site audit awake everything deploy live'],
  ['a night with a fault', { event: 'schedule', failing: 'everything' }, 'site audit awake everything deploy live'],
  ['another branch, started by hand', { event: 'workflow_dispatch', ref: branch }, 'site audit'],
])('%s: the jobs that run', (_, run, expected) => {
  expect(jobsOf(run)).toBe(expected);
});

test('only a deployment waits for another run', () => {
  expect(workflow.concurrency).toBeUndefined();
  expect(jobs.filter(([, job]) => job.concurrency).map(([name]) => name)).toEqual(['deploy']);
});

test.each([
  ['on', 'acme/site'],
  ['off', undefined],
  ['', undefined],
])('with the variable EDITOR "%s", the published site has an editor that commits to %s', (EDITOR, repository) => {
  const steps: { run?: string; env?: { EDITOR_REPO: string } }[] = workflow.jobs.site.steps;
  const expression = steps.find(({ run }) => run === 'npm run check:publish')?.env?.EDITOR_REPO ?? '';
  const value = new Function('vars', 'github', `return ${expression.replace(/^\$\{\{|\}\}$/g, '')}`);
  const EDITOR_REPO = value({ EDITOR }, { repository: 'acme/site' });
  expect(editorRepository({ EDITOR_REPO })?.backend.repo).toBe(repository);
});
