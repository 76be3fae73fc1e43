/**
 * `node tests/engines/run.ts`, after `npm run build:fixture`: the built site in Firefox and WebKit. A missing engine is installed
 * if possible, and skipped otherwise.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../src/publish/serve.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { missing } from '../support/install.ts';
import type { EngineDriver, LaunchOptions } from './driver.ts';
import { firefox } from './firefox.ts';
import { listeningCopy } from './listening-copy.ts';
import { play, type Sum } from './play.ts';
import { scripted, withoutScript } from './scenarios/index.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { webkit } from './webkit.ts';

interface Engine {
  readonly name: string;
  readonly programs: readonly string[];
  readonly packages: readonly string[];
  start(options: LaunchOptions): Promise<EngineDriver>;
}

const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    programs: ['/usr/bin/firefox-esr'],
    packages: ['firefox-esr'],
    start: (options) => firefox('/usr/bin/firefox-esr', options),
  },
  {
    name: 'WebKit',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth', '/usr/bin/dbus-run-session'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
    start: (options) => webkit(existsSync, options),
  },
];

/** `node tests/engines/run.ts carousel` runs only the scenarios with that in their name. */
const only = process.argv[2] ?? '';
const root = join(import.meta.dirname, '../..');
const copy = join(root, 'tests/tmp/engines');
if (!existsSync(join(FIXTURE_SITE, 'index.html'))) {
  console.error('There is no fixture site. Run `npm run build:fixture` first.');
  process.exit(1);
}
listeningCopy(FIXTURE_SITE, copy);
const { origin, close } = await serve({ root: copy });
const sum: Sum = { passed: 0, failed: 0, skipped: 0 };

const wanted = ({ name }: Scenario) => name.includes(only);

for (const { name, programs, packages, start } of engines) {
  const absent = missing(programs, packages);
  if (absent) {
    console.log(`Skipped: ${name}. Missing: ${absent}`);
    sum.skipped += scripted.length + withoutScript.length;
    continue;
  }
  for (const [scripts, scenarios] of [
    [true, scripted],
    [false, withoutScript],
  ] as const) {
    console.log(`${name}, ${scripts ? 'with' : 'without'} scripts:`);
    const browser = await play(scenarios.filter(wanted), { start: () => start({ scripts }), origin, sum });
    console.log(`  in ${browser.name}`);
    await browser.close();
  }
}
await close();
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
// Without any engine nothing failed; if no scenario ran on an engine, the argument matches none.
process.exitCode = sum.failed > 0 || (sum.passed === 0 && sum.skipped === 0) ? 1 : 0;
