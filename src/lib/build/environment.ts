import { parseSiteUrl } from '../site/site-url.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Settings of a build from environment variables. Folders are relative to the project, or absolute. */
export interface Environment {
  /** `https://example.org`, and the folder there, `/` for none. */
  readonly site: string;
  readonly base: string;
  readonly outDir: string;
  readonly contentDir: string;
  readonly cacheDir: string;
  readonly pageFormat: 'directory' | 'file';
  /** Whether drafts and entries of days to come are built too, for whoever decides about them. */
  readonly preview: boolean;
}

const FORMATS = ['directory', 'file'] as const;

/** The content folder that `CONTENT_DIR` chooses. An empty variable counts as none, here and below. */
export const contentDir = (env: Variables): string => env['CONTENT_DIR']?.trim() || './content';

/**
 * Whether `PREVIEW` asks for a site with drafts, which is not to be published.
 * @throws when it is set to anything but 1 or 0
 */
export function isPreview(env: Variables): boolean {
  const given = env['PREVIEW']?.trim() || '0';
  if (given !== '0' && given !== '1') {
    throw new Error(`PREVIEW: "${given}" is not a choice. Set it to 1 to show drafts, or leave it out.`);
  }
  return given === '1';
}

/**
 * Reads the variables that the README names under "Environment".
 * @throws when one of them cannot be used; the message says which, and what it may be
 */
export function environment(env: Variables): Environment {
  const given = env['PAGE_FORMAT']?.trim() || 'directory';
  const pageFormat = FORMATS.find((format) => format === given);
  if (!pageFormat) {
    throw new Error(
      `PAGE_FORMAT: "${given}" is no way to write pages. Set it to "file" for about.html, or to "directory" (or leave it out) for about/index.html.`,
    );
  }
  return {
    ...parseSiteUrl(env['SITE_URL']),
    outDir: env['OUT_DIR']?.trim() || './dist',
    contentDir: contentDir(env),
    // Inside the project, so that `npm ci` does not empty the picture cache and Vitest finds the content store.
    cacheDir: env['CACHE_DIR']?.trim() || './.astro',
    pageFormat,
    preview: isPreview(env),
  };
}
