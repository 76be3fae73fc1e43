import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** The content that tests use, never the live `content/`: edits by staff must not break tests. */
export const FIXTURE_CONTENT = join(project, 'tests/fixtures/content');

/** The output of `npm run build:fixture`. */
export const FIXTURE_SITE = join(project, 'tests/tmp/site');

/** Where its encoded images are kept. */
export const FIXTURE_CACHE = join(project, 'tests/tmp/cache');

/** Environment variables for the fixture; the empty ones override those of the shell. */
export const FIXTURE_ENV = {
  CONTENT_DIR: 'tests/fixtures/content',
  OUT_DIR: 'tests/tmp/site',
  CACHE_DIR: 'tests/tmp/cache',
  SITE_URL: '',
  PAGE_FORMAT: '',
  PREVIEW: '',
} as const;
