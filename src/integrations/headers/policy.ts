/** Headers of the site; the configuration of every host is written from them. */

/**
 * What every page may load, for `security.csp` in astro.config.mjs. Astro adds `script-src` and `style-src` with hashes,
 * and components add other hosts with `Astro.csp.insertDirective`.
 */
export const DIRECTIVES = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
] as const;

/** Forbids framing. A meta tag cannot hold this directive (CSP 3, 3.3). */
export const FRAMING = "frame-ancestors 'none'";

/** The policy in the header of a page. */
export const headerPolicy = (metaPolicy: string): string => `${metaPolicy}; ${FRAMING}`;

/** Headers of every response, whatever its path and status. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  // One year, without includeSubDomains: other subdomains may not have TLS.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Additional header of previews: https://developers.google.com/search/docs/crawling-indexing/block-indexing */
export const NOT_INDEXED: Readonly<Record<string, string>> = { 'X-Robots-Tag': 'noindex' };

/** How long a file is cached, and who may embed it. */
export interface FileRule {
  cache: string;
  /** Cross-Origin-Resource-Policy. */
  corp: 'same-origin' | 'cross-origin';
  /** Content-Security-Policy, for files that a browser may open by themselves. */
  policy?: string;
}

/** An SVG opened by itself is a document, so nothing in it may run or load. */
export const ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pages are revalidated at every visit. */
export const PAGE_RULE: FileRule = { cache: 'public, max-age=0, must-revalidate', corp: 'same-origin' };
/** Files whose name changes with their content. */
export const HASHED_RULE: FileRule = {
  cache: 'public, max-age=31536000, immutable',
  corp: 'same-origin',
  policy: ALONE,
};
/** Icons and share images: other sites show them beside links to this site. */
export const IMAGE_RULE: FileRule = { cache: 'public, max-age=86400', corp: 'cross-origin', policy: ALONE };
/** Other files with a stable name: brochure, sitemap, manifest. */
export const FILE_RULE: FileRule = { cache: 'public, max-age=3600', corp: 'same-origin' };

export const HASHED_FOLDER = '/_astro/';
export const IMAGES = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'] as const;

/**
 * The rule of a file.
 * @param path from the folder the site is served from, for example `/_astro/client.abc.js`
 */
export function ruleOf(path: string): FileRule {
  if (path.startsWith(HASHED_FOLDER)) return HASHED_RULE;
  if (path.endsWith('.html')) return PAGE_RULE;
  return IMAGES.some((extension) => path.endsWith(`.${extension}`)) ? IMAGE_RULE : FILE_RULE;
}
