import { parseSiteUrl } from '../site/site-url.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the content folder, from `CONTENT_DIR`. Empty variables count as unset. */
export const contentDir = (env: Variables): string => env['CONTENT_DIR']?.trim() || './content';

/**
 * Tells if drafts are built, from `PREVIEW`.
 * @throws if it is neither 1 nor 0
 */
export function isPreview(env: Variables): boolean {
  const preview = env['PREVIEW']?.trim() || '0';
  if (preview !== '0' && preview !== '1') {
    throw new Error(`PREVIEW: "${preview}" must be 1 or 0. Set it to 1 to show drafts, or leave it out.`);
  }
  return preview === '1';
}

/**
 * Reads the settings of a build from environment variables (listed in README.md).
 * @throws if one is invalid, naming it and its possible values
 */
export function environment(env: Variables) {
  const pageFormat = env['PAGE_FORMAT']?.trim() || 'directory';
  if (pageFormat !== 'directory' && pageFormat !== 'file') {
    throw new Error(
      `PAGE_FORMAT: "${pageFormat}" must be "file" or "directory". Set it to "file" for about.html, or leave it out for about/index.html.`,
    );
  }
  return {
    ...parseSiteUrl(env['SITE_URL']),
    outDir: env['OUT_DIR']?.trim() || './dist',
    contentDir: contentDir(env),
    // Survives `npm ci`, and Vitest finds the content store there.
    cacheDir: env['CACHE_DIR']?.trim() || './.astro',
    pageFormat,
    preview: isPreview(env),
  };
}
