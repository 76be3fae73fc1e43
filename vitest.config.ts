/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['tests/{unit,content,islands,publish}/**/*.test.{ts,tsx}'],
    environment: 'node',
    passWithNoTests: false,
  },
});
