/**
 * `npm test`: lint, types, both builds of the fixture, Vitest and Playwright. `npm test -- --wide` adds `check:publish`
 * and the suites that need other programs. A failing step does not stop the others, and the last line is
 * `N passed, N failed` of all.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

interface Report {
  /** Vitest. */
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  /** Playwright. */
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly skipped: number };
}

const REPORT = 'tests/tmp/report.json';
const vitest = `npx vitest run --reporter=default --reporter=json --outputFile.json=${REPORT}`;
const playwright = 'npx playwright test --reporter=list,json';

const STEPS = [
  'npm run --silent lint',
  'npm run --silent check',
  'npm run --silent build:fixture',
  `${vitest} --project=unit --project=content --project=site`,
  playwright,
];
const WIDE = [
  // What is published has the editor, too.
  'EDITOR_REPO=acme/site npm run --silent check:publish',
  `${vitest} --project=wide`,
  `${vitest} --project=engines`,
  `${playwright} --config=tests/editor`,
];

/** Runs a step. One without a report counts as one test. A test that was skipped is a failure, and so is a step without tests. */
function run(command: string): { passed: number; failed: number } {
  console.log(`\n▶ ${command}`);
  rmSync(REPORT, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
  const ok = spawnSync(command, { shell: true, stdio: 'inherit', env }).status === 0;
  if (!command.includes('json')) return { passed: Number(ok), failed: Number(!ok) };
  const report: Report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {};
  const passed = report.numPassedTests ?? report.stats?.expected ?? 0;
  const failed =
    (report.numFailedTests ?? report.stats?.unexpected ?? 0) + (report.numPendingTests ?? report.stats?.skipped ?? 0);
  return { passed, failed: Math.max(failed, Number(!ok || passed === 0)) };
}

const sum = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const command of process.argv.includes('--wide') ? [...STEPS, ...WIDE] : STEPS) {
  const started = performance.now();
  const { passed, failed } = run(command);
  sum.passed += passed;
  sum.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  lines.push(`${failed ? '✗' : '✓'} ${seconds} s  ${passed} passed, ${failed} failed  ${command.replace(REPORT, '…')}`);
}
console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
