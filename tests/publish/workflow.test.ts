/** Runs the conditions of `.github/workflows/site.yml` with GitHub's own evaluator. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { GitRepository } from './git-repository';

interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly steps: readonly { readonly run?: string }[];
}
type Result = 'success' | 'failure' | 'skipped';

const file = path.join(import.meta.dirname, '../../.github/workflows/site.yml');
const { jobs } = parse(readFileSync(file, 'utf8')) as { jobs: Record<string, Job> };

const STATUS = ['success', 'failure', 'always', 'cancelled'];

/** Whether a job runs. Without a status function GitHub adds `success()`, which no skipped or failed job passes. */
function isWanted(
  { if: condition = '', needs = [] }: Job,
  github: object,
  results: Record<string, Result>,
  passed: boolean,
) {
  const expression = condition.replace(/^\$\{\{([\s\S]*)\}\}$/, '$1').trim() || 'true';
  const needed = [needs].flat();
  const succeeded = needed.every((name) => results[name] === 'success');
  if (!succeeded && !STATUS.some((name) => expression.includes(`${name}()`))) return false;
  const answers: Record<string, boolean> = { success: succeeded, failure: !succeeded, always: true, cancelled: false };
  const functions = STATUS.map((name) => ({
    ...{ name, minArgs: 0, maxArgs: 0 },
    call: () => new data.BooleanData(answers[name] ?? false),
  }));
  const outputs = { passed: passed ? 'true' : '' };
  const context = {
    github,
    needs: Object.fromEntries(needed.map((name) => [name, { result: results[name], outputs }])),
  };
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(context), functions).parse();
  const known = JSON.parse(JSON.stringify(context), data.reviver) as data.Dictionary;
  const value = new Evaluator(parsed, known, new Map(functions.map((one) => [one.name, one]))).evaluate();
  return value.coerceString() === 'true';
}

interface Run {
  readonly event: 'push' | 'pull_request' | 'schedule' | 'workflow_dispatch';
  /** Whether exactly this code has passed its tests before. */
  readonly passed: boolean;
  readonly fails?: readonly string[];
  readonly ref?: string;
}

/** The result of each job. */
function play({ event, passed, fails = [], ref = 'refs/heads/main' }: Run): Record<string, Result> {
  const results: Record<string, Result> = {};
  const waiting = new Set(Object.keys(jobs));
  while (waiting.size > 0) {
    const name = [...waiting].find((one) => [jobs[one]?.needs ?? []].flat().every((other) => !waiting.has(other)));
    const job = name && jobs[name];
    if (!job) throw new Error('The jobs need each other.');
    waiting.delete(name);
    const wanted = isWanted(job, { event_name: event, ref }, results, passed);
    results[name] = !wanted ? 'skipped' : fails.includes(name) ? 'failure' : 'success';
  }
  return results;
}

describe('what is tested, and what goes live', () => {
  it.each<[string, Run, test: Result, deploy: Result]>([
    ['untested code', { event: 'push', passed: false }, 'success', 'success'],
    ['untested code that fails', { event: 'push', passed: false, fails: ['test'] }, 'failure', 'skipped'],
    ['a content edit on tested code', { event: 'push', passed: true }, 'skipped', 'success'],
    ['an error in the content', { event: 'push', passed: true, fails: ['site'] }, 'skipped', 'skipped'],
    ['an error in the content, untested code', { event: 'push', passed: false, fails: ['site'] }, 'success', 'skipped'],
    ['the night', { event: 'schedule', passed: true }, 'skipped', 'success'],
    ['the night, with an advisory', { event: 'schedule', passed: true, fails: ['audit'] }, 'skipped', 'success'],
    ['the night, with a flaky test', { event: 'schedule', passed: true, fails: ['long-tests'] }, 'skipped', 'success'],
    ['the night, untested code', { event: 'schedule', passed: false, fails: ['test'] }, 'failure', 'skipped'],
    ['by hand', { event: 'workflow_dispatch', passed: true }, 'skipped', 'success'],
    ['another branch by hand', { event: 'workflow_dispatch', passed: true, ref: 'refs/heads/x' }, 'skipped', 'skipped'],
    ['a pull request', { event: 'pull_request', passed: false, ref: 'refs/pull/1/merge' }, 'success', 'skipped'],
  ])('%s', (_, run, test, deploy) => expect(play(run)).toMatchObject({ test, deploy }));

  it('the live site is asked after a deployment only', () => {
    expect(play({ event: 'push', passed: true })['live']).toBe('success');
    expect(play({ event: 'push', passed: false, fails: ['test'] })['live']).toBe('skipped');
    expect(play({ event: 'push', passed: true, fails: ['deploy'] })['live']).toBe('skipped');
  });

  it('vulnerabilities are looked for, but not after an edit by staff', () => {
    const audit = (event: Run['event']) => play({ event, passed: true })['audit'];
    expect([audit('schedule'), audit('pull_request'), audit('push')]).toEqual(['success', 'success', 'skipped']);
  });
});

describe.skipIf(process.platform === 'win32')('the night run keeps its schedule awake', () => {
  const step = jobs['awake']?.steps.find(({ run }) => run)?.run ?? '';
  it.each([
    [51, 1],
    [49, 0],
  ])('%i days after the last change: %i commit', (days, commits) => {
    using remote = new GitRepository('--bare');
    using repository = new GitRepository();
    repository.today = new Date(Date.now() - days * 86_400_000);
    repository.git('remote', 'add', 'origin', remote.root);
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'Last change');
    repository.git('push', '--quiet', '--set-upstream', 'origin', 'main');
    const { status, stderr } = spawnSync('bash', ['-e', '-c', step], { cwd: repository.root, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    expect(remote.git('rev-list', '--count', 'main')).toBe(String(1 + commits));
  });
});
