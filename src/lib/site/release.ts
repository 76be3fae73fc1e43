/** Contents of `/release.json`. */
export interface Release {
  /** Hash of the built commit; missing if unknown. */
  readonly commit?: string;
  /** ISO 8601, in UTC. */
  readonly builtAt: string;
  /** SHA-256 (hex) of each published entry's file, by its path within the content folder. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Fetches the release of a live site, bypassing all caches. Works in browsers too.
 * @param site URL of the site, with its path if any
 * @returns undefined if the site has none, or cannot be reached
 */
export async function fetchRelease(site: string): Promise<Release | undefined> {
  try {
    const response = await fetch(`${site.replace(/\/+$/, '')}/release.json?${Date.now()}`, { cache: 'no-store' });
    return response.ok ? ((await response.json()) as Release) : undefined;
  } catch {
    return undefined;
  }
}
