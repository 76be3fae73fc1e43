/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['tests/{unit,content,islands}/**/*.test.{ts,tsx}'],
    environment: 'node',
    passWithNoTests: false,
  },
});
