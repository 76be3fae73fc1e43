import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');
const temporary = join(project, 'tests/tmp');

/** The content of the tests. They never read the live `content/`, so that edits by staff break no test. */
export const FIXTURE_CONTENT = join(project, 'tests/fixtures/content');

/** The two sites of `npm run build:fixture`. */
export const FIXTURE_SITE = join(temporary, 'site');
export const PREVIEW_SITE = join(temporary, 'preview');

/** Cache of encoded images. */
export const FIXTURE_CACHE = join(temporary, 'cache');

/** Environment variables for the fixture; the empty ones override those of the shell. */
export const FIXTURE_ENV = {
  CONTENT_DIR: FIXTURE_CONTENT,
  OUT_DIR: FIXTURE_SITE,
  CACHE_DIR: FIXTURE_CACHE,
  SITE_URL: '',
  PAGE_FORMAT: '',
  PREVIEW: '',
} as const;

/** Environment variables of the two builds. */
export const SITE_ENV = {
  ...FIXTURE_ENV,
  CONTENT_DIR: join(temporary, 'content/site'),
  GITHUB_SHA: '0123abc',
} as const;
export const PREVIEW_ENV = {
  ...FIXTURE_ENV,
  CONTENT_DIR: join(temporary, 'content/preview'),
  OUT_DIR: PREVIEW_SITE,
  // Separate, because both builds run side by side.
  CACHE_DIR: join(temporary, 'cache-preview'),
  SITE_URL: 'https://x.example/sarbath',
  PAGE_FORMAT: 'file',
  PREVIEW: '1',
} as const;
