/**
 * What browsers are told about this site, each thing once. The page's own meta tag, `_headers`, `vercel.json` and the
 * nginx and Caddy configuration are all written from here.
 */
import { AVATAR_HOSTS, MAP_HOSTS } from '../../schemas/hosts.ts';

/** What the site's content decides about the policy. */
export interface SiteChoices {
  map: keyof typeof MAP_HOSTS;
  /** Address of a form service, when one is set. */
  formAction?: string | undefined;
}

/** What one page holds: hashes as `sha256-…`, in the order of the page. */
export interface PageCode {
  scripts: readonly string[];
  styles: readonly string[];
  /** Whether the page runs script of ours at all, inline or from a file. */
  runs: boolean;
  /** Whether server-rendered markup carries `style=` attributes. */
  styleAttributes: boolean;
  /** Other origins that the page names anywhere (`https://wa.me`), and `mailto:` where one of its forms goes there. */
  reaches: readonly string[];
}

const sources = (...list: readonly string[]) => list.join(' ');
const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * The Content-Security-Policy of a page as its meta tag carries it: nothing but what the page needs, and of the hosts
 * that the site may reach those that it names. Scripts run by hash or from our own files. Only style attributes, which
 * the chart and the carousel are rendered with (withastro/astro#17214), are let through unhashed: their number has no
 * limit and they can't run anything.
 */
export function contentPolicy(site: SiteChoices, page: PageCode): string {
  const reached = (...origins: readonly string[]) => origins.filter((origin) => page.reaches.includes(origin));
  const service = site.formAction ? [new URL(site.formAction).origin] : [];
  const map = reached(`https://${MAP_HOSTS[site.map]}`);
  return [
    "default-src 'none'",
    `script-src ${page.runs ? sources("'self'", ...quoted(page.scripts)) : "'none'"}`,
    `style-src ${sources("'self'", ...quoted(page.styles))}`,
    ...(page.styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src ${sources("'self'", ...reached(...AVATAR_HOSTS.map((host) => `https://${host}`)))}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...map.map((host) => `frame-src ${host}`),
    "object-src 'none'",
    "base-uri 'self'",
    // The map is asked for with a form that is sent into its frame (MapOnDemand).
    `form-action ${sources("'self'", ...reached('mailto:'), ...map, ...reached(...service))}`,
  ].join('; ');
}

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
}

/** Pages: asked for again each time, answered in a few bytes when unchanged. */
export const PAGE_RULE: FileRule = { cache: 'public, max-age=0, must-revalidate', corp: 'same-origin' };
/** Files whose name changes with their content. */
export const HASHED_RULE: FileRule = { cache: 'public, max-age=31536000, immutable', corp: 'same-origin' };
/** Icons and share pictures: other sites show them beside a link to this one. */
export const PICTURE_RULE: FileRule = { cache: 'public, max-age=86400', corp: 'cross-origin' };
/** Everything else at an address that stays: brochure, sitemap, manifest. */
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

/** Where the rules lie by which browsers fetch a page of ours that a visitor is about to open; they cost no script. */
export const SPECULATION_FILE = '/speculation-rules.json';

/**
 * Speculation rules: pages of ours, on a sign of intent such as resting on a link.
 * @param base folder the site is served from, without a slash at its end, or ''
 */
export const speculationRules = (base: string): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { or: [{ href_matches: `${base}/*` }, ...(base ? [{ href_matches: base }] : [])] },
            { not: { href_matches: `${base}/*.*` } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
