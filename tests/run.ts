/**
 * `npm test`: lint, types, both builds of the fixture, Vitest and Playwright. `npm test -- --wide` adds `check:publish`
 * and the suites that need other programs. A failing step does not stop the others, and the last line is
 * `N passed, N failed` of all.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';

interface Report {
  /** Vitest. */
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  /** Playwright. */
  readonly stats?: Readonly<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>;
}

const vitest = (projects: string) =>
  `npx vitest run --reporter=default --reporter=json ${projects.replace(/\w+/g, '--project=$&')}`;
const playwright = 'npx playwright test --reporter=list,json';

/** The steps of a row run side by side: of a build, most runs on one core. */
const STEPS = [
  ['npm run --silent build:fixture', 'npm run --silent lint', vitest('unit content')],
  ['npm run --silent check', vitest('site')],
  [playwright],
];
const WIDE = [
  // What is published has the editor, too.
  ['EDITOR_REPO=acme/site npm run --silent check:publish'],
  [vitest('wide')],
  [vitest('engines'), `${playwright} --config=tests/editor`],
];

const lines: string[] = [];
const sum = { passed: 0, failed: 0 };

/** Runs a step. One without a report counts as one test. A test that was skipped is a failure, and so is a step without tests. */
async function run(command: string, report: string, isAlone: boolean): Promise<void> {
  const started = performance.now();
  rmSync(report, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const hasReport = command.includes('json');
  const words = command.includes('vitest') ? `${command} --outputFile.json=${report}` : command;
  if (isAlone) console.log(`\n▶ ${command}`);
  const child = spawn(words, { shell: true, stdio: isAlone ? 'inherit' : 'pipe', env });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => output.push(text));
  const [code] = await once(child, 'close');
  // In one piece, where others run beside it.
  if (!isAlone) console.log(`\n▶ ${command}\n${Buffer.concat(output)}`);

  const found: Report = hasReport && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { expected = 0, flaky = 0 } = found.stats ?? {};
  const passed = hasReport ? (found.numPassedTests ?? expected + flaky) : Number(code === 0);
  const missed =
    (found.numFailedTests ?? found.stats?.unexpected ?? 0) + (found.numPendingTests ?? found.stats?.skipped ?? 0);
  const failed = Math.max(missed, Number(code !== 0 || passed === 0));
  sum.passed += passed;
  sum.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  const again = flaky > 0 ? ` (${flaky} at the second try)` : '';
  lines.push(`${failed ? '✗' : '✓'} ${seconds} s  ${passed} passed${again}, ${failed} failed  ${command}`);
}

for (const row of process.argv.includes('--wide') ? [...STEPS, ...WIDE] : STEPS) {
  await Promise.all(row.map((command, index) => run(command, `tests/tmp/report-${index}.json`, row.length === 1)));
}
console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
