/** Placeholder; `check:launch` rejects it. */
export const DEFAULT_SITE_URL = 'https://www.example.com';

/**
 * Splits the URL of the site into Astro's `site` (origin) and `base` (path, `/` for none).
 * @param siteUrl the SITE_URL environment variable, for example `https://example.org/sarbath`
 * @throws unless it is an http or https URL
 */
export function parseSiteUrl(siteUrl: string | undefined): { site: string; base: string } {
  const text = siteUrl?.trim() || DEFAULT_SITE_URL;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(
      `SITE_URL: "${text}" must be a web address. Write it in full, for example https://www.example.com.`,
    );
  }
  return { site: url.origin, base: url.pathname.replace(/\/+$/, '') || '/' };
}
