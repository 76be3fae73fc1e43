import { TEXTS } from './media-types.ts';
import { ALONE, FILE_RULE, HASHED_FOLDER, HASHED_RULE, PAGE_RULE, PICTURE_RULE, PICTURES } from './policy.ts';
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

/** One encoding of Accept-Encoding, unless it is refused with `q=0`. */
const accepts = (coding: string) => `"~*(^|,)\\s*${coding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[0-9.]+)?\\s*(,|$)"`;

/** The maps that `server.conf` reads, for nginx's `http` context. */
export function nginxMaps(site: SiteRules): string {
  const { base, pages, notFound } = site;
  const pictures = `"~\\.(${PICTURES.join('|')})(\\.(br|gz))?$"`;
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
      // Patterns mind the case of letters; plain keys do not.
      ...pages.map(({ path, file }) => [`"~^${pattern(path)}$"`, quote(file)] as const),
      [quote(base + notFound.file), '""'],
      ['"~\\.(br|gz)$"', '""'],
      ['"~/_headers$"', '""'],
      ['"~/\\.(?!well-known/)"', '""'],
      // A file's name has a dot in it; so folders are not found rather than forbidden.
      [`"~^${pattern(base)}(?<site_rest>/(.+/)?[^/]+\\.[^/]+)$"`, '$site_rest'],
    ]),
    '# The packed copy that the browser takes; the default is never a file.',
    map(
      '$http_accept_encoding',
      'packed',
      [
        [accepts('br'), '.br'],
        [accepts('gzip'), '.gz'],
      ],
      '/none',
    ),
    '# From here on by the file that is sent.',
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
        [pictures, quote(PICTURE_RULE.cache)],
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
        [pictures, PICTURE_RULE.corp],
      ],
      PAGE_RULE.corp,
    ),
    map('$uri', 'speculation', [[html, quote(`"${base}${SPECULATION_FILE}"`)]]),
    map('$uri', 'plain', [['"~^(?<site_name>.+)\\.(br|gz)$"', '$site_name']], '$uri'),
    map('$site_plain', 'policy', [
      ...withPolicy.map(({ file, policy }) => [quote(file), quote(policy)] as const),
      [hashed, quote(ALONE)],
      [pictures, quote(ALONE)],
    ]),
  ].join('\n\n')}\n`;
}
