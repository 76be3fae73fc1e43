import { parseSiteUrl } from '../site/site-url.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const FORMATS = ['directory', 'file'] as const;

/** The content folder, from `CONTENT_DIR`. An empty variable counts as unset, here and below. */
export const contentDir = (env: Variables): string => env['CONTENT_DIR']?.trim() || './content';

/** The image cache, from `CACHE_DIR`. The default survives `npm ci`, and Vitest finds the content store there. */
export const cacheDir = (env: Variables): string => env['CACHE_DIR']?.trim() || './.astro';

/**
 * Whether to build drafts, from `PREVIEW`. Such a site must not be published.
 * @throws when it is set to anything but 1 or 0
 */
export function isPreview(env: Variables): boolean {
  const given = env['PREVIEW']?.trim() || '0';
  if (given !== '0' && given !== '1') {
    throw new Error(`PREVIEW: "${given}" must be 1 or 0. Set it to 1 to show drafts, or leave it out.`);
  }
  return given === '1';
}

/**
 * Settings of a build from environment variables, which README.md lists. Folders are relative to the project, or absolute.
 * @throws when one of them is invalid, naming it and what it may be
 */
export function environment(env: Variables) {
  const given = env['PAGE_FORMAT']?.trim() || 'directory';
  const pageFormat = FORMATS.find((format) => format === given);
  if (!pageFormat) {
    throw new Error(
      `PAGE_FORMAT: "${given}" must be "file" or "directory". Set it to "file" for about.html, or leave it out for about/index.html.`,
    );
  }
  return {
    ...parseSiteUrl(env['SITE_URL']),
    outDir: env['OUT_DIR']?.trim() || './dist',
    contentDir: contentDir(env),
    cacheDir: cacheDir(env),
    pageFormat,
    preview: isPreview(env),
  };
}
