import { fileURLToPath } from 'node:url';
import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';
import { FIXTURE_ENV } from './tests/support/fixture.ts';

// Before Astro reads its configuration: no test may depend on the live content.
Object.assign(process.env, FIXTURE_ENV);

/** Limits for what hangs, not for what a busy machine is slow at. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };
/** Tests of the source, which may import Astro components. */
const source = (name: string, include: string[]) =>
  getViteConfig({ test: { ...limits, name, include, exclude: ['**/*.slow.test.ts'] } });
/** Tests of built sites and of commands, which need no Astro. */
const plain = (name: string, include: string[], exclude: string[] = []) => ({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: { ...limits, name, include, exclude },
});

export default defineConfig({
  test: {
    // Vitest leaves one core to others, which on a small machine is half of it.
    maxWorkers: '100%',
    projects: [
      source('unit', ['tests/{unit,publish}/**/*.test.ts']),
      source('content', ['tests/content/**/*.test.ts']),
      // After `npm run build:fixture`.
      plain('site', ['tests/built/**/*.test.ts'], ['**/*.slow.test.ts']),
      // Those of `npm test -- --wide`.
      plain('engines', ['tests/engines/**/*.test.ts']),
      plain('wide', ['tests/**/*.slow.test.ts', 'tests/{faults,hosts}/**/*.test.ts']),
    ],
  },
});
