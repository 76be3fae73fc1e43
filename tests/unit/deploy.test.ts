import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environment } from '../../src/lib/build/environment.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json'));

interface Step {
  id?: string;
  name?: string;
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  needs?: string | string[];
  'runs-on': string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  environment?: { name: string };
  if?: string;
  outputs?: Record<string, string>;
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency: { group: string };
  jobs: Record<string, Job>;
}

const workflows = readdirSync(join(root, '.github/workflows'));
const text = read('.github/workflows/site.yml');
const workflow = parse(text) as Workflow;
const jobs = workflow.jobs as Record<'site' | 'test' | 'preview' | 'deploy', Job>;
const uses = ({ steps }: Job, action: string) => steps.find((step) => step.uses?.startsWith(`actions/${action}@`));
const runs = ({ steps }: Job, command: string) => steps.find(({ run }) => run === command);

describe.each(workflows)('%s, like every workflow', (file) => {
  const source = read(`.github/workflows/${file}`);
  const workflow = parse(source) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('may only read unless a job says otherwise, and puts no outside text into a shell', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(source).not.toMatch(/write-all|pull_request_target|secrets\./);
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it('pins each action by the full hash of a commit, with its version beside it', () => {
    const used = source.match(/uses:.*$/gm) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const line of used) expect(line).toMatch(/^uses: [\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('runs only scripts of the project', () => {
    for (const { run = '' } of steps) {
      for (const [, script = ''] of run.matchAll(/npm run ([\w:]+)/g)) expect(manifest.scripts).toHaveProperty(script);
    }
  });
});

describe('site.yml', () => {
  it('runs for changes, by hand, and each night after midnight in India', () => {
    expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push', 'schedule', 'workflow_dispatch']);
    const [{ cron }] = workflow.on['schedule'] as [{ cron: string }];
    const [, minute = '', hour = ''] = /^(\d+) (\d+) \* \* \*$/.exec(cron) ?? [];
    const inIndia = (Number(hour) * 60 + Number(minute) + 330) % (24 * 60);
    expect(inIndia).toBeLessThan(60);
  });

  it('tests the code with the README’s own command, unless only content changed', () => {
    const command = /npm ci && npm test/.exec(read('README.md'))?.[0] ?? '';
    expect(runs(jobs.test, command)).toBeTruthy();
    expect(runs(jobs.test, 'npm run test:editor')).toBeTruthy();
    expect(runs(jobs.test, 'npm audit --omit=dev')).toBeTruthy();
    expect(jobs.test.if).toContain("!cancelled() && needs.site.outputs.content-only != 'true'");
    expect(jobs.site.outputs?.['content-only']).toContain('steps.changes.outputs.content-only');
    const changes = jobs.site.steps.find(({ id }) => id === 'changes');
    expect(changes?.run).toBe('node src/publish/changes.ts "$BEFORE" "$GITHUB_SHA"');
    // Without its history the commit before would be unknown, and every change one of the code.
    expect(uses(jobs.site, 'checkout')?.with?.['fetch-depth']).toBe(0);
  });

  it('uses the project’s Node in each job that needs it, and caches encoded images', () => {
    for (const job of [jobs.site, jobs.test, jobs.preview]) {
      expect(uses(job, 'setup-node')?.with).toMatchObject({ 'node-version-file': '.node-version', cache: 'npm' });
    }
    expect(environment({}).cacheDir).toBe(`./${uses(jobs.site, 'cache')?.with?.['path']}`);
  });

  it('hands over the very build that was checked: one file a page, with dot folders', () => {
    const names = jobs.site.steps.map(({ run, uses: action = '' }) => run ?? action.replace(/@.*/, ''));
    expect(names.slice(-2)).toEqual(['npm run check:publish', 'actions/upload-pages-artifact']);
    expect(runs(jobs.site, 'npm run check:publish')?.env).toMatchObject({
      PAGE_FORMAT: 'file',
      SITE_URL: expect.stringContaining('github.io'),
    });
    expect(uses(jobs.site, 'upload-pages-artifact')?.with).toEqual({ path: 'dist', 'include-hidden-files': true });
    for (const job of [jobs.test, jobs.preview]) expect(uses(job, 'upload-pages-artifact')).toBeUndefined();
  });

  it('publishes main alone, after the checks, with no further rights than that takes', () => {
    expect(jobs.deploy.needs).toEqual(['site', 'test']);
    expect(jobs.deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    expect(jobs.deploy.environment?.name).toBe('github-pages');
    const onlyMain = "github.event_name != 'pull_request' && github.ref == 'refs/heads/main'";
    expect(uses(jobs.site, 'upload-pages-artifact')?.if).toBe(onlyMain);
    expect(jobs.deploy.if).toContain(onlyMain);
    expect(jobs.deploy.if).toContain("needs.site.result == 'success'");
    expect(jobs.deploy.if).toContain("(needs.test.result == 'success' || needs.test.result == 'skipped')");
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  it('builds with the project’s Node and serves with nginx without root rights', () => {
    expect(of('FROM')).toEqual([
      `node:${read('.node-version').trim()}-bookworm-slim AS build`,
      expect.stringMatching(/^nginxinc\/nginx-unprivileged:\d+\.\d+\.\d+-alpine$/),
    ]);
    expect(of('USER').at(-1)).toBe('101');
    expect(of('EXPOSE')).toEqual(['8080']);
  });
});
