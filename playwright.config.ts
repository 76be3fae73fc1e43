import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './src/publish/find-chromium.ts';
import { FIXTURE_SITE, PREVIEW_ENV, PREVIEW_SITE } from './tests/support/fixture.ts';

const base = new URL(PREVIEW_ENV.SITE_URL).pathname;
/** Serves a site on a free port. Playwright puts its URL into a variable. */
const server = (name: string, root: string, wait: RegExp, path = '') => ({
  name,
  command: `node tests/support/serve.ts "${root}" ${path}`,
  wait: { stdout: wait },
});

/** Screenshots need the fonts of the Chromium from npm, which is there on Linux on x64 only. */
const hasScreenshots = process.platform === 'linux' && process.arch === 'x64' && !process.env['CHROME_PATH'];

/** Suites of every mode and width, and of rarer conditions. */
const WIDE = /(?:pages|about|bad-network|changed-markup|detectors|gallery|home|navigation|print)\.spec\.ts$/;

/** The sites of `npm run build:fixture` in Chromium. `npm test` runs `site`; `npm test -- --wide` runs the others too. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'tests/tmp/browser',
  snapshotPathTemplate: 'tests/browser/visual/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env['CI']),
  // Long enough for a busy machine.
  timeout: 300_000,
  // A headless browser stops painting once in some thousand visits. `npm test` counts the retries.
  retries: 1,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { maxDiffPixels: 200, threshold: 0.05 },
    toMatchAriaSnapshot: { pathTemplate: 'tests/browser/access/aria/{arg}{ext}' },
  },
  reporter: 'list',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: await findChromium(),
      // Otherwise Chromium starts a second process for the first page of each test.
      args: [...CHROMIUM_FLAGS, '--renderer-process-limit=1'],
    },
  },
  projects: [
    {
      name: 'site',
      testIgnore: [WIDE, /(?:preview|visual)\.spec\.ts$/],
      use: { baseURL: process.env['SITE_ORIGIN'] ?? '' },
    },
    { name: 'wide', testMatch: WIDE, use: { baseURL: process.env['SITE_ORIGIN'] ?? '' } },
    ...(hasScreenshots
      ? [{ name: 'visual', testMatch: 'visual.spec.ts', use: { baseURL: process.env['SITE_ORIGIN'] ?? '' } }]
      : []),
    { name: 'preview', testMatch: 'preview.spec.ts', use: { baseURL: process.env['PREVIEW_ORIGIN'] ?? '' } },
  ],
  webServer: [
    server('site', FIXTURE_SITE, /(?<site_origin>http:\/\/\S+)/),
    server('preview', PREVIEW_SITE, /(?<preview_origin>http:\/\/\S+)/, base),
  ],
});
