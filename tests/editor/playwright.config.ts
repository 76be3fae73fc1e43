import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../src/publish/find-chromium.ts';
import { installedChromium } from '../support/installed-chromium.ts';

/** The browser editor as it is built into a site, and that of the development server. */
export default defineConfig({
  testDir: '.',
  globalSetup: './built-editor.ts',
  outputDir: '../tmp/editor-results',
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  fullyParallel: true,
  // Limits for what hangs, not for what a busy machine is slow at.
  timeout: 600_000,
  // The CMS now and then loses a press; a fault of the editor is there the second time, too.
  retries: 1,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  reporter: process.env['CI'] ? 'list' : 'dot',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1360, height: 860 },
    // A form that slides in starts again from what is saved, and with it what a test has typed by then.
    contextOptions: { reducedMotion: 'reduce' },
    // The Chromium from npm dies when a page writes a file; that of Debian would have the CPU imitate a GPU.
    launchOptions: { executablePath: installedChromium(), args: [...CHROMIUM_FLAGS, '--disable-gpu'] },
    actionTimeout: 60_000,
  },
});
