import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FIXTURE_ENV } from './support/fixture.ts';

Object.assign(process.env, FIXTURE_ENV);

/**
 * For tests of what was built, and for tests that build the site themselves. Without Astro, which would write into the
 * project's `.astro` while another process uses it.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { alias: { '~': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: { include: ['tests/{built,hosts}/**/*.test.ts', 'tests/**/*.slow.test.ts'], testTimeout: 30_000 },
});
