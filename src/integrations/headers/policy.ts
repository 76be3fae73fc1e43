/** What browsers are told about this site, each thing once: the host configurations are all written from here. */
/**
 * What every page may load; `security.csp` in astro.config.mjs. A component that needs another host says so itself, with
 * `Astro.csp.insertDirective`. Astro adds `script-src` and `style-src`, by hash.
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

/** What a meta tag can't say and headers add. Nobody may put the site in a frame. */
export const FRAMING = "frame-ancestors 'none'";

/** The policy as the header of a page carries it. */
export const headerPolicy = (metaPolicy: string): string => `${metaPolicy}; ${FRAMING}`;

/** Headers of every answer, whatever its path and status. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  // A year, for this host alone: other subdomains of the owner's are not ours to promise for.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** What a preview says beside those: https://developers.google.com/search/docs/crawling-indexing/block-indexing */
export const NOT_INDEXED: Readonly<Record<string, string>> = { 'X-Robots-Tag': 'noindex' };

/** How long a file is kept, and who else may embed it. */
export interface FileRule {
  cache: string;
  /** Cross-Origin-Resource-Policy. */
  corp: 'same-origin' | 'cross-origin';
  /** Content-Security-Policy, for files that a browser may open by themselves. */
  policy?: string;
}

/** An SVG opened by itself is a document: nothing in it may run or load. Policies mean nothing to a file that a page loads. */
export const ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pages: asked for again each time, answered in a few bytes when unchanged. */
export const PAGE_RULE: FileRule = { cache: 'public, max-age=0, must-revalidate', corp: 'same-origin' };
/** Files whose name changes with their content. */
export const HASHED_RULE: FileRule = {
  cache: 'public, max-age=31536000, immutable',
  corp: 'same-origin',
  policy: ALONE,
};
/** Icons and share pictures: other sites show them beside a link to this one. */
export const PICTURE_RULE: FileRule = { cache: 'public, max-age=86400', corp: 'cross-origin', policy: ALONE };
/** Everything else with a stable name: brochure, sitemap, manifest. */
export const FILE_RULE: FileRule = { cache: 'public, max-age=3600', corp: 'same-origin' };

export const HASHED_FOLDER = '/_astro/';
export const PICTURES = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'] as const;

/**
 * The rule of a file.
 * @param path from the folder the site is served from, for example `/_astro/client.abc.js`
 */
export function ruleOf(path: string): FileRule {
  if (path.startsWith(HASHED_FOLDER)) return HASHED_RULE;
  if (path.endsWith('.html')) return PAGE_RULE;
  return PICTURES.some((ending) => path.endsWith(`.${ending}`)) ? PICTURE_RULE : FILE_RULE;
}
