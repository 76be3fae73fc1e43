import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** The content that tests use. Never the live `content/`: staff change that one, and no test may notice. */
export const FIXTURE_CONTENT = join(project, 'tests/fixtures/content');

/** The site built from it by `npm run build:fixture`. */
export const FIXTURE_SITE = join(project, 'tests/tmp/site');

/** What a build or a test must find in its environment to use the fixture, whatever the shell has set. */
export const FIXTURE_ENV = {
  CONTENT_DIR: 'tests/fixtures/content',
  OUT_DIR: 'tests/tmp/site',
  CACHE_DIR: 'tests/tmp/cache',
  SITE_URL: '',
  PAGE_FORMAT: '',
  PREVIEW: '',
} as const;
