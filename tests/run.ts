/**
 * Runs the project's checks, fast ones first, and ends with one line `N passed, N failed`.
 *   node tests/run.ts quick   what needs no built site (under a minute)
 *   node tests/run.ts         everything of `npm test`
 *   node tests/run.ts wide    the editor, and the suites that install servers and further browsers, after `npm test`
 * A failing step does not stop the others, except that nothing is tested in a fixture site that could not be built.
 */
import { spawn } from 'node:child_process';
import { countTests } from './support/count.ts';

interface Step {
  readonly name: string;
  /** npm script. */
  readonly script: string;
  /** Whether a failure ends the run. */
  readonly essential?: true;
}
/** Rows that run in parallel, each in its order. */
type Rows = readonly Step[][];

const fast: Step[] = [
  { name: 'format and lint', script: 'lint' },
  { name: 'content', script: 'check:content' },
];
const unit: Step = { name: 'unit, content and island tests', script: 'test:unit' };
const all: (Step | Rows)[] = [
  ...fast,
  [
    // Astro keeps its state beside the code, so steps that run it in the project's own folder go one after the other.
    [
      unit,
      { name: 'types', script: 'check' },
      { name: 'the fixture site', script: 'build:fixture', essential: true },
      { name: 'its variants', script: 'build:variants', essential: true },
      { name: 'the built files', script: 'test:built' },
      { name: 'the live content, as it would be published', script: 'check:publish' },
    ],
    // This one works on copies of the project.
    [{ name: 'errors in the content, in build and dev', script: 'test:content' }],
  ],
  { name: 'the built site in a browser', script: 'test:browser' },
];
const wide: Step[] = [
  { name: 'edits by staff', script: 'test:edits' },
  { name: 'the browser editor', script: 'test:editor' },
  { name: 'the editor on a phone, up to the published site', script: 'test:editor:wide' },
  { name: 'real web servers', script: 'test:hosts' },
  { name: 'Firefox and WebKit', script: 'test:engines' },
  { name: 'faults and repeatability', script: 'test:faults' },
];
const suites: Record<string, (Step | Rows)[]> = { quick: [...fast, unit], all, wide };

/** @param loud whether to print the output at once, instead of leaving that to the caller */
function run(script: string, loud: boolean): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'], env: process.env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        if (loud) process.stdout.write(chunk);
      });
    }
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const name = process.argv[2] ?? 'all';
const steps = suites[name];
if (!steps) {
  console.error(`There is no suite "${name}". Choose ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

const sum = { passed: 0, failed: 0 };
const lines: string[] = [];
/** The last lines of failed steps, repeated at the end, because some services show only the end of a log. */
const failures: string[] = [];
const LAST_LINES = 80;

/** @returns whether the run can go on */
async function runStep({ name: step, script, essential }: Step, loud = true): Promise<boolean> {
  const title = `\n▶ ${step} (npm run ${script})`;
  if (loud) console.log(title);
  const started = performance.now();
  const { ok, output } = await run(script, loud);
  if (!loud) console.log(`${title}\n${output.trimEnd()}`);
  const counted = countTests(output, ok);
  sum.passed += counted.passed;
  sum.failed += counted.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const flaky = counted.flaky ? ` (${counted.flaky} only when retried)` : '';
  lines.push(`${ok ? '✓' : '✗'} ${seconds} s  ${step}: ${counted.passed} passed${flaky}, ${counted.failed} failed`);
  if (!ok || counted.flaky) failures.push(`${title}, its end:`, ...output.trimEnd().split('\n').slice(-LAST_LINES));
  return ok || !essential;
}

/** @returns whether the run can go on */
async function runRow(row: readonly Step[], loud = true): Promise<boolean> {
  for (const step of row) {
    if (!(await runStep(step, loud))) return false;
  }
  return true;
}

const begun = performance.now();
for (const step of steps) {
  const rows = 'script' in step ? [[step]] : step;
  const done = await Promise.all(rows.map((row, place) => runRow(row, place === 0)));
  if (done.includes(false)) break;
}
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
if (failures.length > 0) console.log(failures.map((line) => `${line}\n`).join(''));
console.log(`\n${lines.join('\n')}\nin ${minutes} minutes\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
