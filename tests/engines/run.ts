/**
 * The built site in the engines that are not Chromium: `npm run test:engines`, after `npm run build`.
 * An engine that is not on the machine is installed where that is allowed, else left out with one line.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../support/serve.ts';
import type { EngineDriver } from './driver.ts';
import { firefox } from './firefox.ts';
import { missing } from './install.ts';
import { complaints, listeningCopy } from './listening-copy.ts';
import { scenarios } from './scenarios.ts';
import { webkit } from './webkit.ts';

interface Engine {
  readonly name: string;
  readonly programs: readonly string[];
  readonly packages: readonly string[];
  start(): Promise<EngineDriver>;
}

const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    programs: ['/usr/bin/firefox-esr'],
    packages: ['firefox-esr'],
    start: () => firefox('/usr/bin/firefox-esr'),
  },
  {
    name: 'WebKit',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth', '/usr/bin/dbus-run-session'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
    start: () => webkit(existsSync),
  },
];

const root = join(import.meta.dirname, '../..');
const copy = join(root, 'tests/tmp/engines');
if (!existsSync(join(root, 'dist/index.html'))) {
  console.error('There is no built site: run `npm run build` first.');
  process.exit(1);
}
listeningCopy(join(root, 'dist'), copy);
const { origin, close } = await serve({ root: copy });
const sum = { passed: 0, failed: 0, skipped: 0 };

for (const { name, programs, packages, start } of engines) {
  const lacking = missing(programs, packages);
  if (lacking) {
    console.log(`${name}: left out, for the machine lacks ${lacking}`);
    sum.skipped += scenarios.length;
    continue;
  }
  const browser = await start();
  console.log(`${browser.name}:`);
  for (const { name: scenario, run } of scenarios) {
    try {
      await run(browser, origin);
      const heard = await complaints(browser);
      if (heard.length > 0) throw new Error(`the page complains: ${heard.join('; ')}`);
      sum.passed += 1;
      console.log(`  ✓ ${scenario}`);
    } catch (error) {
      sum.failed += 1;
      console.log(`  ✗ ${scenario}: ${error instanceof Error ? error.message : error}`);
    }
    await browser.closeExtraWindows();
  }
  await browser.close();
}
await close();
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
