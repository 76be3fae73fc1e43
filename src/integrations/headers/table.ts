/** The headers of the site, for every host. */

/** The part of the policy that a meta tag cannot hold (CSP 3, 3.3). */
const FRAMING = "frame-ancestors 'none'";

export const SPECULATION_FILE = '/speculation-rules.json';

/** Headers by path below the base; a star at the end stands for all that begins so. */
export type HeaderTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The headers of the site. Cloudflare joins the values of all rows that match a path with commas, so no header but the
 * policy is in two rows that match the same path; browsers enforce every policy they get.
 * @param base path the site is served from, without a trailing slash, or ''
 * @param preview whether search engines must not index the site
 */
export const headerTable = (base: string, preview: boolean): HeaderTable => ({
  '/*': {
    // One year, without includeSubDomains: other subdomains may not have TLS.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Content-Security-Policy': FRAMING,
    'Speculation-Rules': `"${base}${SPECULATION_FILE}"`,
    // https://developers.google.com/search/docs/crawling-indexing/block-indexing
    ...(preview && { 'X-Robots-Tag': 'noindex' }),
  },
  // Names that change with the content. An SVG opened by itself is a document, so nothing in it may run or load.
  '/_astro/*': {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${FRAMING}`,
  },
  // An editor on another host reads what is live.
  '/release.json': { 'Access-Control-Allow-Origin': '*' },
  [SPECULATION_FILE]: { 'Content-Type': 'application/speculationrules+json' },
  '/contact.vcf': { 'Content-Type': 'text/vcard; charset=utf-8' },
  '/site.webmanifest': { 'Content-Type': 'application/manifest+json' },
});
