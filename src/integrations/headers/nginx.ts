import { TEXTS, TYPES, TYPES_BY_PATH } from './media-types.ts';
import { pattern, quote } from './quoting.ts';
import type { SiteRules } from './site-rules.ts';

/** Internal nginx location; a request from outside that starts so is not found. */
const INSIDE = '/site-files';

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
  const { notFound } = site;
  const headers = {
    ...site.everywhere,
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
    'error_page 404 @site_not_found;',
    'if ($site_redirects) {\n  return 301 $site_redirects$is_args$args;\n}',
    `location / {\n  if ($site_file = "") {\n    return 404;\n  }\n${send('$site_file')}\n}`,
    `location @site_not_found {\n${send(notFound.file)}\n}`,
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
