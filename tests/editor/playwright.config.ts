import { defineConfig } from '@playwright/test';
import { findChromium, launchFlags } from '../support/browser.ts';

const { executablePath } = await findChromium('whole');

/** The browser editor, against `npm run dev` with a copy of the content (`npm run build` comes first, for `dist`). */
export default defineConfig({
  testDir: '.',
  outputDir: '../tmp/editor-results',
  forbidOnly: Boolean(process.env['CI']),
  workers: 1,
  // A test that passes only when tried again is told of as flaky, by name, and does not stop a release.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env['CI'] ? 'list' : 'dot',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1360, height: 860 },
    launchOptions: { executablePath, args: launchFlags() },
    actionTimeout: 15_000,
  },
  projects: [{ name: 'chromium' }],
});
