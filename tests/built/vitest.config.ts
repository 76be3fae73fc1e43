import { defineConfig } from 'vitest/config';

/** Reads what `npm run build:fixture` built; no Astro, no browser. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: { include: ['tests/built/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
