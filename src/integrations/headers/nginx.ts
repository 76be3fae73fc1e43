import { TEXTS, TYPES, TYPES_BY_PATH } from './media-types.ts';
import { pattern, quote } from './quoting.ts';
import type { SiteRules } from './site-rules.ts';

/** Internal nginx location; requests for it get 404. */
const INSIDE = '/site-files';

function location(match: string, type: string): string {
  return `location ~ ^${INSIDE}${match}$ {
  internal;
  types {}
  default_type ${quote(type)};
  rewrite ^${INSIDE}(.+)$ $1 break;
}`;
}

/** The part of a `server` block besides `listen`, `server_name` and `root` (the output folder). */
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
      `  if (-f $document_root${file}$site_compressed) {`,
      `    set $site_send ${file}$site_compressed;`,
      '  }',
      `  rewrite ^ ${INSIDE}$site_send last;`,
    ].join('\n');
  const types = Object.entries(TYPES).map(([name, type]) => `    ${quote(type)} ${name};`);
  return `${[
    "# Written by the build. Include it in a server block that has listen, server_name and root; root is the site's folder.",
    'server_tokens off;\nabsolute_redirect off;\ngzip off;\nmerge_slashes on;',
    '# An add_header in a nested block would drop all of these.',
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

/** A complete server on port 8080 for the container, which has both files in /etc/nginx/site. */
export const nginxDefault = (): string => `include /etc/nginx/site/maps.conf;

server {
  listen 8080;
  server_name _;
  root /usr/share/nginx/html;
  include /etc/nginx/site/server.conf;
}
`;
