/** What a live site says of itself at `/release.json`. Runs in browsers too. */
export interface Release {
  /** Hash of the commit that was built; none where the build did not know it. */
  readonly commit?: string;
  /** ISO 8601, in UTC. */
  readonly builtAt: string;
  /** The SHA-256 in hex of each file whose entry is shown, by its path within the content folder. */
  readonly files: Readonly<Record<string, string>>;
}

const isRelease = (value: unknown): value is Release => {
  const { builtAt, files } = Object(value) as { builtAt?: unknown; files?: unknown };
  return typeof builtAt === 'string' && typeof files === 'object' && files !== null;
};

/**
 * Asks a site which release it shows, past every cache on the way.
 * @param site URL of the site, with its path if it has one
 * @returns undefined where there is no answer, or another one than expected
 */
export async function fetchRelease(site: string): Promise<Release | undefined> {
  try {
    const answer = await fetch(`${site.replace(/\/+$/, '')}/release.json?${Date.now()}`, { cache: 'no-store' });
    const release: unknown = answer.ok ? await answer.json() : undefined;
    return isRelease(release) ? release : undefined;
  } catch {
    return undefined;
  }
}
