import { TEXTS } from './media-types.ts';
import { ALONE, FILE_RULE, HASHED_FOLDER, HASHED_RULE, IMAGE_RULE, IMAGES, PAGE_RULE } from './policy.ts';
import { pattern, quote } from './quoting.ts';
import type { SiteRules } from './site-rules.ts';
import { SPECULATION_FILE } from './speculation.ts';

const map = (from: string, to: string, rows: readonly (readonly [string, string])[], fallback = '""') =>
  [
    `map ${from} $site_${to} {`,
    `  default ${fallback};`,
    ...rows.map(([key, value]) => `  ${key} ${value};`),
    '}',
  ].join('\n');

/** Matches an encoding in Accept-Encoding, unless it has `q=0`. */
const accepts = (coding: string) => `"~*(^|,)\\s*${coding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[0-9.]+)?\\s*(,|$)"`;

/** The maps that `server.conf` reads, for nginx's `http` context. */
export function nginxMaps(site: SiteRules): string {
  const { base, pages, notFound } = site;
  const images = `"~\\.(${IMAGES.join('|')})(\\.(br|gz))?$"`;
  const hashed = `"~^${HASHED_FOLDER}"`;
  const html = '"~\\.html(\\.(br|gz))?$"';
  const withPolicy = [...pages, notFound].filter(({ policy }) => policy);
  return `${[
    '# Written by the build. Include it in the http context; server.conf goes with it.',
    'map_hash_bucket_size 256;',
    '# Redirects to the one URL of a page.',
    map(
      '$uri',
      'redirects',
      pages.flatMap(({ path, redirects }) => redirects.map((form) => [quote(form), quote(path)])),
    ),
    '# The file behind a path.',
    map('$uri', 'file', [
      // Patterns are case-sensitive; plain keys are not.
      ...pages.map(({ path, file }) => [`"~^${pattern(path)}$"`, quote(file)] as const),
      [quote(base + notFound.file), '""'],
      ['"~\\.(br|gz)$"', '""'],
      ['"~/_headers$"', '""'],
      ['"~/\\.(?!well-known/)"', '""'],
      // Every file name has a dot; folders get 404 instead of 403.
      [`"~^${pattern(base)}(?<site_rest>/(.+/)?[^/]+\\.[^/]+)$"`, '$site_rest'],
    ]),
    '# The compressed copy that the browser accepts; the default matches no file.',
    map(
      '$http_accept_encoding',
      'compressed',
      [
        [accepts('br'), '.br'],
        [accepts('gzip'), '.gz'],
      ],
      '/none',
    ),
    '# Headers of the file that is sent.',
    map('$uri', 'coding', [
      ['"~\\.br$"', 'br'],
      ['"~\\.gz$"', 'gzip'],
    ]),
    map('$uri', 'vary', [[`"~\\.(${TEXTS.join('|')})(\\.(br|gz))?$"`, 'Accept-Encoding']]),
    map(
      '$uri',
      'cache',
      [
        [hashed, quote(HASHED_RULE.cache)],
        [images, quote(IMAGE_RULE.cache)],
        [html, quote(PAGE_RULE.cache)],
        [`"~\\.[a-z0-9]+(\\.(br|gz))?$"`, quote(FILE_RULE.cache)],
      ],
      quote(PAGE_RULE.cache),
    ),
    map(
      '$uri',
      'corp',
      [
        [hashed, HASHED_RULE.corp],
        [images, IMAGE_RULE.corp],
      ],
      PAGE_RULE.corp,
    ),
    map('$uri', 'speculation', [[html, quote(`"${base}${SPECULATION_FILE}"`)]]),
    map('$uri', 'plain', [['"~^(?<site_name>.+)\\.(br|gz)$"', '$site_name']], '$uri'),
    map('$site_plain', 'policy', [
      ...withPolicy.map(({ file, policy }) => [quote(file), quote(policy)] as const),
      [hashed, quote(ALONE)],
      [images, quote(ALONE)],
    ]),
  ].join('\n\n')}\n`;
}
