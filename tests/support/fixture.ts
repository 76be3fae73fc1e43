import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');
const temporary = join(project, 'tests/tmp');

/** The content that tests use, never the live `content/`: edits by staff must not break tests. */
export const FIXTURE_CONTENT = join(project, 'tests/fixtures/content');

/** The two sites of `npm run build:fixture`. */
export const FIXTURE_SITE = join(temporary, 'site');
export const PREVIEW_SITE = join(temporary, 'preview');

/** Where encoded images are kept. */
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

/** Those of the two builds. */
export const SITE_ENV = {
  ...FIXTURE_ENV,
  CONTENT_DIR: join(temporary, 'content/site'),
  GITHUB_SHA: '0123abc',
} as const;
export const PREVIEW_ENV = {
  ...FIXTURE_ENV,
  CONTENT_DIR: join(temporary, 'content/preview'),
  OUT_DIR: PREVIEW_SITE,
  // Of its own, because both sites are built at the same time.
  CACHE_DIR: join(temporary, 'cache-preview'),
  SITE_URL: 'https://x.example/sarbath',
  PAGE_FORMAT: 'file',
  PREVIEW: '1',
} as const;
