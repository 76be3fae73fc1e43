import { TEXTS, TYPES, TYPES_BY_PATH } from './media-types.ts';
import {
  EVERYWHERE,
  FILE_RULE,
  HASHED_FOLDER,
  HASHED_RULE,
  PAGE_RULE,
  PICTURE_RULE,
  PICTURES,
  SPECULATION_FILE,
} from './policy.ts';
import type { SiteRules } from './site-rules.ts';

const quote = (value: string) => `"${value.replace(/["\\$]/g, '\\$&')}"`;
const pattern = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
const map = (from: string, to: string, rows: readonly (readonly [string, string])[], fallback = '""') =>
  [
    `map ${from} $site_${to} {`,
    `  default ${fallback};`,
    ...rows.map(([key, value]) => `  ${key} ${value};`),
    '}',
  ].join('\n');

/** One encoding of Accept-Encoding, unless it is refused with `q=0`. */
const accepts = (coding: string) => `"~*(^|,)\\s*${coding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[0-9.]+)?\\s*(,|$)"`;
/** Where requests are sent on to inside nginx; an address from outside that starts so is not found. */
const INSIDE = '/site-files';

/** The maps that `server.conf` reads, for nginx's `http` context. */
export function nginxMaps(site: SiteRules): string {
  const { base, pages, missing } = site;
  const pictures = `"~\\.(${PICTURES.join('|')})(\\.(br|gz))?$"`;
  const hashed = `"~^${HASHED_FOLDER}"`;
  const html = '"~\\.html(\\.(br|gz))?$"';
  const withPolicy = [...pages, missing].filter(({ policy }) => policy);
  return `${[
    '# Written by the build. Include it in the http context; server.conf goes with it.',
    'map_hash_bucket_size 256;',
    '# Other forms of an address, and where they lead.',
    map(
      '$uri',
      'moved',
      pages.flatMap(({ address, moved }) => moved.map((form) => [quote(form), quote(address)])),
    ),
    '# The file behind an address.',
    map('$uri', 'file', [
      // Patterns mind the case of letters; plain keys do not.
      ...pages.map(({ address, file }) => [`"~^${pattern(address)}$"`, quote(file)] as const),
      [quote(base + missing.file), '""'],
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
    map(
      '$site_plain',
      'policy',
      withPolicy.map(({ file, policy }) => [quote(file), quote(policy)]),
    ),
  ].join('\n\n')}\n`;
}

function location(match: string, type: string): string {
  return `location ~ ^${INSIDE}${match}$ {
  internal;
  types {}
  default_type ${quote(type)};
  rewrite ^${INSIDE}(.+)$ $1 break;
}`;
}

/** What goes into a `server` block, beside its `listen`, `server_name` and `root` (the output folder). */
export function nginxServer(site: SiteRules): string {
  const { missing } = site;
  const headers = {
    ...EVERYWHERE,
    'Content-Security-Policy': '$site_policy',
    'Cross-Origin-Resource-Policy': '$site_corp',
    'Cache-Control': '$site_cache',
    'Content-Encoding': '$site_coding',
    Vary: '$site_vary',
    'Speculation-Rules': '$site_speculation',
  };
  const add = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const send = (file: string) =>
    [
      `  set $site_send ${file};`,
      `  if (-f $document_root${file}$site_packed) {`,
      `    set $site_send ${file}$site_packed;`,
      '  }',
      `  rewrite ^ ${INSIDE}$site_send last;`,
    ].join('\n');
  const types = Object.entries(TYPES).map(([name, type]) => `    ${quote(type)} ${name};`);
  return `${[
    "# Written by the build. Include it in a server block that has listen, server_name and root; root is the site's folder.",
    'server_tokens off;\nabsolute_redirect off;\ngzip off;\nmerge_slashes on;',
    '# All at this level: an add_header further in would drop them.',
    add.join('\n'),
    'error_page 404 @site_missing;',
    'if ($site_moved) {\n  return 301 $site_moved$is_args$args;\n}',
    `location / {\n  if ($site_file = "") {\n    return 404;\n  }\n${send('$site_file')}\n}`,
    `location @site_missing {\n${send(missing.file)}\n}`,
    ...Object.entries(TYPES_BY_PATH).map(([path, type]) => location(`${pattern(path)}(\\.(br|gz))?`, type)),
    ...TEXTS.map((name) => location(`/.+\\.${name}\\.(br|gz)`, TYPES[name] ?? '')),
    `location ${INSIDE}/ {\n  internal;\n  types {\n${types.join('\n')}\n  }\n  default_type application/octet-stream;\n  rewrite ^${INSIDE}(.+)$ $1 break;\n}`,
  ].join('\n\n')}\n`;
}

/** A whole server on port 8080, for containers: both files lie in /etc/nginx/site, the site in the image's own root. */
export const nginxDefault = (): string => `include /etc/nginx/site/maps.conf;

server {
  listen 8080;
  server_name _;
  root /usr/share/nginx/html;
  include /etc/nginx/site/server.conf;
}
`;
