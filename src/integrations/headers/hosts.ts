/** The header table as the configuration of each host. */
import type { HeaderTable } from './table.ts';

/** `_headers`: https://docs.netlify.com/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/ */
export const netlifyHeaders = (table: HeaderTable, base: string): string =>
  Object.entries(table)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path === '/*' ? path : base + path}\n${lines.join('')}`;
    })
    .join('');

/** `vercel.json`: https://vercel.com/docs/project-configuration */
export function vercelConfig(table: HeaderTable, base: string): string {
  const headers = Object.entries(table).map(([path, values]) => ({
    source: (path === '/*' ? path : base + path).replaceAll('.', '\\.').replace('*', '(.*)'),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
}

/** What hosts do by themselves, and nginx does not: browsers ask whether a file has changed. */
const UNHASHED = { 'Cache-Control': 'no-cache' };

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/**
 * A server for nginx, with one URL for each page. An `add_header` further in would drop those of the server. A browser
 * takes `/\` for `//`, so no path with a backslash redirects.
 */
export function nginxServer(table: HeaderTable, base: string): string {
  const { '/*': everywhere = {}, ...paths } = table;
  const defaults: Record<string, string> = { ...UNHASHED, ...everywhere };
  const rows = Object.entries(paths).flatMap(([path, headers]) =>
    Object.entries(headers).map(([name, value]) => ({
      name,
      key: path.endsWith('*') ? `"~^${path.slice(0, -1)}"` : path,
      path: base + path,
      value: quoted(value),
    })),
  );
  const types = rows.filter(({ name }) => name === 'Content-Type');
  const byPath = Map.groupBy(
    rows.filter((row) => !types.includes(row)),
    ({ name }) => name,
  );
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const maps = [...byPath].map(([name, some]) => {
    const cases = some.map(({ key, value }) => `${key} ${value};`).join(' ');
    return `map $uri ${variable(name)} { default ${quoted(defaults[name] ?? '')}; ${cases} }`;
  });
  // An empty value sends no header.
  const added = [...new Set([...Object.keys(defaults), ...byPath.keys()])].map(
    (name) => `  add_header ${name} ${byPath.has(name) ? variable(name) : quoted(defaults[name] ?? '')} always;`,
  );
  const inside = base && `rewrite ^${base}(?:/(.*))?$ /$1 break; `;
  return `# Copy it to /etc/nginx/conf.d/ and set listen, server_name, TLS, and root: the folder of the site.
${maps.join('\n')}
server {
  listen 8080;
  server_name _;
  root /usr/share/nginx/html;
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml;
${added.join('\n')}
  rewrite ^/index\\.html$ / permanent;
  rewrite ^(/[^\\x5c]+?)/(index\\.html)?$ $1 permanent;
  rewrite ^(/[^\\x5c]+)\\.html$ $1 permanent;
  error_page 404 @missing;
  location @missing { try_files /404.html =404; }
  location = ${base}/404 { return 404; }
${base && '  location / { return 404; }\n'}  location ${base || '/'} { ${inside}try_files $uri $uri.html $uri/index.html =404; }
${types.map(({ path, value }) => `  location = ${path} { ${inside}types { } default_type ${value}; }`).join('\n')}
}
`;
}
