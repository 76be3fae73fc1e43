import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../src/publish/find-chromium.ts';
import { installedChromium } from '../support/installed-chromium.ts';

/** The browser editor, built into a site and in development. */
export default defineConfig({
  testDir: '.',
  globalSetup: './built-editor.ts',
  outputDir: '../tmp/editor-results',
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  fullyParallel: true,
  // For hangs, not for a busy machine.
  timeout: 600_000,
  // The CMS sometimes loses a press.
  retries: 1,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  reporter: process.env['CI'] ? 'list' : 'dot',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Forms render fields as they come into view.
    viewport: { width: 1360, height: 6000 },
    // A form that slides in drops changes.
    contextOptions: { reducedMotion: 'reduce' },
    // The Chromium from npm crashes when a page writes a file.
    launchOptions: { executablePath: installedChromium(), args: [...CHROMIUM_FLAGS, '--disable-gpu'] },
    actionTimeout: 60_000,
  },
});
