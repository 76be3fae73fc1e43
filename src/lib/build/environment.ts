import { siteAddress } from '../site/site-url.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** What the environment chooses for a build. Folders are relative to the project's, or whole paths. */
export interface Environment {
  /** `https://example.org`, and the folder there, `/` for none. */
  readonly site: string;
  readonly base: string;
  readonly outDir: string;
  readonly contentDir: string;
  readonly cacheDir: string;
  readonly pageFormat: 'directory' | 'file';
}

const FORMATS = ['directory', 'file'] as const;

/** The content folder that `CONTENT_DIR` chooses. An empty variable counts as none, here and below. */
export const contentDir = (env: Variables): string => env['CONTENT_DIR']?.trim() || './content';

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
    ...siteAddress(env['SITE_URL']),
    outDir: env['OUT_DIR']?.trim() || './dist',
    contentDir: contentDir(env),
    // Inside the project, so that `npm ci` does not empty the picture cache and Vitest finds the content store.
    cacheDir: env['CACHE_DIR']?.trim() || './.astro',
    pageFormat,
  };
}
