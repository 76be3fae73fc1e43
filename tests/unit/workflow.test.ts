import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editorRepository } from '../../src/editor/repository.ts';

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly concurrency?: unknown;
  readonly permissions?: unknown;
  readonly steps: readonly Step[];
}

const parsed = (name: string) => parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'));
const [workflow, codeql] = ['site', 'codeql'].map(parsed);
const jobs: [string, Job][] = Object.entries(workflow.jobs);

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The steps of a job, or of all. */
const steps = (job?: string): Step[] =>
  jobs.filter(([name]) => job === undefined || name === job).flatMap(([, { steps }]) => steps);

interface Run {
  readonly event: string;
  readonly ref?: string;
  /** True if the tests of this code have passed before. */
  readonly passed?: boolean;
  readonly failing?: string;
  readonly cancelled?: string;
  /** True if a newer build is live. */
  readonly newer?: boolean;
}

/** Evaluates the conditions of the workflow as JavaScript, in which these GitHub expressions mean the same. */
function jobsOf({ event, ref = 'refs/heads/main', passed = true, failing, cancelled, newer }: Run): string {
  const publishing = new Function('steps', `return ${steps('deploy').find(({ id }) => id === 'deployment')?.if}`);
  const isPublished = publishing({ live: { outputs: { newer: String(newer) } } });
  const outputs = { passed: String(passed), outcome: isPublished ? 'success' : 'skipped' };
  const done: Record<string, { result: string; outputs: object; complete: boolean }> = {};
  for (const [name, { if: condition = 'true', needs = [] }] of jobs) {
    const expression = condition.replace(/^\$\{\{|\}\}$/g, '');
    const asked = new Function('github', 'needs', 'cancelled', 'always', `return ${expression}`);
    const needed = Object.fromEntries([needs].flat().map((need) => [need, done[need]]));
    // Without a status function, GitHub adds `success() &&`, which is false after any skipped job before.
    const complete = Object.values(needed).every((need) => need?.complete);
    const isReady = complete || /(?:cancelled|always)\(\)/.test(expression);
    const always = () => true;
    const runs = isReady && asked({ event_name: event, ref }, needed, () => false, always);
    const failure = name === cancelled ? 'cancelled' : 'failure';
    const result = runs ? ([failing, cancelled].includes(name) ? failure : 'success') : 'skipped';
    done[name] = {
      result,
      outputs: runs && name !== cancelled ? outputs : {},
      complete: complete && result === 'success',
    };
  }
  return Object.keys(done)
    .filter((name) => done[name]?.result !== 'skipped')
    .join(' ');
}

const branch = 'refs/heads/try';
test.each<[string, Run, string]>([
  ['a price', { event: 'push' }, 'site deploy live'],
  ['a price with an error', { event: 'push', failing: 'site' }, 'site'],
  ['a change of code', { event: 'push', passed: false }, 'site test deploy live report'],
  ['a change of code that fails', { event: 'push', passed: false, failing: 'test' }, 'site test report'],
  ['code and an error in the content', { event: 'push', passed: false, failing: 'site' }, 'site test report'],
  ['a deployment that was cancelled', { event: 'push', cancelled: 'deploy' }, 'site deploy live'],
  ['a build older than what is live', { event: 'push', newer: true }, 'site deploy'],
  ['a deployment that failed', { event: 'push', failing: 'deploy', newer: true }, 'site deploy'],
  ['a pull request', { event: 'pull_request', ref: branch, passed: false }, 'site test audit preview'],
  ['a pull request with an error', { event: 'pull_request', ref: branch, failing: 'site' }, 'site audit'],
  ['a night', { event: 'schedule' }, 'site audit awake everything deploy live report'],
  [
    'a night with a fault',
    { event: 'schedule', failing: 'everything' },
    'site audit awake everything deploy live report',
  ],
  ['another branch, started by hand', { event: 'workflow_dispatch', ref: branch }, 'site audit'],
])('%s: the jobs that run', (_, run, expected) => {
  expect(jobsOf(run)).toBe(expected);
});

test('only deployments wait for each other, and none cancels another', () => {
  expect(workflow.concurrency).toBeUndefined();
  const waiting = jobs.flatMap(([name, { concurrency }]) => (concurrency ? [[name, concurrency]] : []));
  expect(waiting).toEqual([['deploy', { group: 'deploy', queue: 'max' }]]);
});

test.each([
  ['on', 'acme/site'],
  ['off', undefined],
  ['', undefined],
])('with the variable EDITOR "%s", the published site has an editor that commits to %s', (EDITOR, repository) => {
  const expression = steps('site').find(({ run }) => run === 'npm run check:publish')?.env?.['EDITOR_REPO'] ?? '';
  const value = new Function('vars', 'github', `return ${expression.replace(/^\$\{\{|\}\}$/g, '')}`);
  const EDITOR_REPO = value({ EDITOR }, { repository: 'acme/site' });
  expect(editorRepository({ EDITOR_REPO })?.repo).toBe(repository);
});

test('runs each night after midnight in India, with read-only rights by default and pinned actions', () => {
  const [minute, hour, ...days] = workflow.on.schedule[0].cron.split(' ');
  expect((Number(hour) * 60 + Number(minute) + 330) % 1440).toBeLessThan(60);
  expect(days).toEqual(['*', '*', '*']);
  expect(workflow.on.pull_request).toBeNull();
  expect([workflow.permissions, codeql.permissions]).toEqual([{ contents: 'read' }, { contents: 'read' }]);
  const actions = [...steps(), ...codeql.jobs.search.steps].filter(({ uses }: Step) => uses);
  for (const { uses, if: condition, with: given } of actions) {
    expect(uses).toMatch(/@[\da-f]{40}$/);
    if (uses?.includes('upload')) expect(given).toMatchObject({ path: 'dist' });
    if (uses?.includes('pages-artifact')) expect(condition).toContain("github.ref == 'refs/heads/main'");
    if (given?.['path'] === 'node_modules') expect(given['key']).toMatch(/package-lock.json', '.node-version/);
  }
  // GitHub stops schedules after 60 days without a commit.
  expect(Number(/(\d+) days ago/.exec(steps('awake').at(-1)?.run ?? '')?.[1])).toBeLessThan(60);
  // The nightly run pushes.
  const checkouts = actions.filter(({ uses }) => uses.startsWith('actions/checkout@'));
  expect(checkouts.filter(({ with: given }) => given?.['persist-credentials'] !== false)).toHaveLength(1);
});

test('checks what it publishes, and runs all tests of the code', () => {
  const runs = (job: string) =>
    steps(job).flatMap(({ run, if: condition }) => (condition === 'failure()' ? [] : (run ?? [])));
  expect(steps('site').find(({ run }) => run === 'npm run check:publish')?.env).toMatchObject({ PAGE_FORMAT: 'file' });
  expect(steps('preview').find(({ run }) => run === 'npm run build')?.env).toEqual({ PREVIEW: '1' });
  expect(runs('test')).toEqual(expect.arrayContaining(['npm test', 'npx playwright test --config=tests/editor']));
  expect(runs('everything')).toContain('.ci/run');
});

test('code that has passed its tests is known by the hash of its tree', () => {
  const { site, test: tested } = workflow.jobs;
  expect(site.outputs.passed).toContain(' steps.passed.outputs.cache-hit }');
  expect(site.steps.find(({ id }: Step) => id === 'passed').with.key).toContain(' steps.code.outputs.tests }');
  expect(tested.steps.at(-1).with.key).toContain(' needs.site.outputs.tests }');
});

test('each job has a time limit and only its rights, and only the attestation may fail', () => {
  const forgiven = steps().filter((step) => 'continue-on-error' in step);
  expect(forgiven.map(({ uses }) => uses)).toEqual([expect.stringContaining('attest-build-provenance')]);
  expect(jobs.flatMap(([name, { permissions }]) => (permissions ? [[name, permissions]] : []))).toEqual([
    ['awake', { contents: 'write' }],
    ['deploy', { contents: 'read', deployments: 'read', pages: 'write', 'id-token': 'write', attestations: 'write' }],
    ['report', { actions: 'read', checks: 'read', issues: 'write' }],
  ]);
  for (const [name, job] of jobs) expect(job, name).toHaveProperty('timeout-minutes', expect.any(Number));
});

test('every output that is read is written', () => {
  for (const [name, job] of jobs)
    for (const [, id, output] of JSON.stringify(job).matchAll(/\bsteps\.(\w+)\.(?:outputs\.)?([\w-]+)/g)) {
      const { run = `${output}=` } = job.steps.find((step) => step.id === id) ?? { run: '' };
      expect(run, `${id} of ${name}`).toMatch(RegExp(`\\b${output}(=|<<)`));
    }
  const read = [...JSON.stringify(workflow).matchAll(/needs\.(\w+)\.outputs\.(\w+)/g)];
  expect(read.length).toBeGreaterThan(5);
  for (const [, job = '', name = ''] of read) expect(workflow.jobs[job].outputs, job).toHaveProperty(name);
});
