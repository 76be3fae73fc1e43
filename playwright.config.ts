import { defineConfig } from '@playwright/test';
import { findChromium, launchFlags } from './src/publish/find-chromium.ts';
import { freePort } from './src/publish/free-port.ts';
import { FIXTURE_SITE } from './tests/support/fixture.ts';

const { executablePath } = await findChromium('lean');
// Workers load this file too; the variable hands them the port that the main process chose.
process.env['TESTS_PORT'] ??= String(await freePort());
const port = Number(process.env['TESTS_PORT']);

/** The browser suite, against the fixture site (`npm run build:fixture` comes first). */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'tests/tmp/browser',
  snapshotPathTemplate: 'tests/browser/visual/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than the cores of a small machine: half of what the tests do is wait.
  workers: 3,
  // Who works on the site sees which test passed only when tried again; in CI such a test has failed.
  retries: 1,
  failOnFlakyTests: Boolean(process.env['CI']),
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: process.env['CI'] ? 'list' : 'dot',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: { executablePath, args: launchFlags() },
    actionTimeout: 10_000,
  },
  projects: [
    { name: 'chromium', grepInvert: /@timing/ },
    // Times mean something only on a machine that does nothing else: `npm run measure:press`.
    { name: 'timing', grep: /@timing/ },
  ],
  webServer: {
    command: `node src/publish/serve.ts ${FIXTURE_SITE} --port ${port}`,
    url: `http://localhost:${port}/`,
    timeout: 20_000,
    reuseExistingServer: false,
  },
});
