/**
 * `npm test`: lint, types, both builds of the fixture, Vitest and Playwright. `npm test -- --wide` adds every mode and width,
 * screenshots, `check:publish` and the suites that need other programs. A failing step does not stop the others. The last line is
 * `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { FIXTURE_CONTENT } from './support/fixture.ts';

/** Fields of the JSON reports that this script reads. */
interface Report {
  /** Vitest. */
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  /** Playwright. */
  readonly stats?: Readonly<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>;
}

const projects = (names: string) => names.replace(/\w+/g, '--project=$&');
const vitest = (names: string) => `npx vitest run --reporter=default --reporter=json ${projects(names)}`;
const playwright = (options: string) => `npx playwright test --reporter=list,json ${options}`;

/** Steps of one row run side by side, because most of a build runs on one core. */
const ROWS = [
  ['npm run --silent build:fixture', 'npm run --silent check', 'npm run --silent lint', vitest('unit content')],
  [vitest('site'), playwright(projects('site'))],
];
const WIDE_ROWS = [
  ['npm run --silent check:publish', playwright(projects('wide preview visual'))],
  [vitest('wide')],
  [vitest('engines'), playwright('--config=tests/editor')],
];

const lines: string[] = [];
const sum = { passed: 0, failed: 0, retried: 0 };

/** Runs a step. Without a report it counts as one test. A skipped test is a failure, and so is a step without tests. */
async function run(command: string, report: string, isAlone: boolean): Promise<void> {
  const started = performance.now();
  rmSync(report, { force: true });
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // Tests use the fixture; `check:publish` checks the live content, with the editor.
    ...(command.includes('check:publish') ? { EDITOR_REPO: 'acme/site' } : { CONTENT_DIR: FIXTURE_CONTENT }),
  };
  const words = command.includes('vitest') ? `${command} --outputFile.json=${report}` : command;
  if (isAlone) console.log(`\n▶ ${command}`);
  const child = spawn(words, { shell: true, stdio: isAlone ? 'inherit' : 'pipe', env });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => output.push(text));
  const [code] = await once(child, 'close');
  if (!isAlone) console.log(`\n▶ ${command}\n${Buffer.concat(output)}`);

  const hasReport = command.includes('json');
  const found: Report = hasReport && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { expected = 0, flaky = 0, unexpected, skipped } = found.stats ?? {};
  const passed = hasReport ? (found.numPassedTests ?? expected + flaky) : Number(code === 0);
  const missed = (found.numFailedTests ?? unexpected ?? 0) + (found.numPendingTests ?? skipped ?? 0);
  const failed = Math.max(missed, Number(code !== 0 || passed === 0));
  sum.passed += passed;
  sum.failed += failed;
  sum.retried += flaky;
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  lines.push(`${failed ? '✗' : '✓'} ${seconds} s  ${passed} passed, ${failed} failed, ${flaky} retried  ${command}`);
}

for (const row of process.argv.includes('--wide') ? [...ROWS, ...WIDE_ROWS] : ROWS)
  await Promise.all(row.map((command, index) => run(command, `tests/tmp/report-${index}.json`, row.length === 1)));

console.log(`\n${lines.join('\n')}\n\n${sum.retried} retried\n${sum.passed} passed, ${sum.failed} failed`);
if (process.env['GITHUB_ACTIONS'])
  for (const line of lines.filter((one) => one.startsWith('✗'))) console.log(`::error::${line}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
