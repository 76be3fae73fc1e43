/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';
import { configDefaults } from 'vitest/config';
import { FIXTURE_ENV } from './tests/support/fixture.ts';

// Before Astro reads its configuration: no test may depend on the live content.
Object.assign(process.env, FIXTURE_ENV);

export default getViteConfig({
  test: {
    include: ['tests/{unit,content,islands,publish}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/*.slow.test.ts'],
    environment: 'node',
    passWithNoTests: false,
    // Vitest leaves one core to others, which on a small machine is half of it.
    maxWorkers: '100%',
  },
});
