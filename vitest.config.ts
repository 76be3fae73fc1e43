import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { DEFAULT_SITE_URL } from './src/lib/site/site-url.ts';
import { FIXTURE_ENV } from './tests/support/fixture.ts';

// Before Astro reads its configuration: no test may depend on the live content.
Object.assign(process.env, FIXTURE_ENV);

/** Long enough for a busy machine. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };
const project = (name: string, include: string[], exclude: string[] = [], retry = 0) => ({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  // Astro sets `SITE`. Without isolation, files share their imports.
  test: { ...limits, name, include, exclude, retry, env: { SITE: DEFAULT_SITE_URL }, isolate: false },
});

export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      project('unit', ['tests/{unit,publish}/**/*.test.ts'], ['**/*.slow.test.ts']),
      project('content', ['tests/content/**/*.test.ts'], ['**/*.slow.test.ts']),
      // After `npm run build:fixture`.
      project('site', ['tests/built/**/*.test.ts'], ['**/*.slow.test.ts']),
      // `npm test -- --wide`. WebKit sometimes starts no session.
      project('engines', ['tests/engines/**/*.test.ts'], [], 1),
      project('wide', ['tests/**/*.slow.test.ts', 'tests/hosts/**/*.test.ts']),
    ],
  },
});
