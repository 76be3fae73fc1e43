import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

/** The headers of a path by the site's `_headers`, where a star stands for the rest; later rows come before earlier ones. */
function readHeaders(root: string, base: string): (path: string) => Map<string, string> {
  const file = join(root, '_headers');
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/^#.*\n/gm, '') : '';
  // What src/hosting/README.md says for a site with a path.
  const rows = text.replace('"/speculation', `"${base}/speculation`).split(/\n(?=\S)/);
  return (path) =>
    new Map(
      rows.flatMap((row) => {
        const [pattern = '', ...lines] = row.trim().split(/\n\s*/);
        const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
        return matches ? lines.map((line) => line.split(/:\s*(.*)/, 2) as [string, string]) : [];
      }),
    );
}

export type StaticServer = Awaited<ReturnType<typeof serve>>;

/**
 * Serves a built site on a free port of localhost as a static host does: `/about` is `about/index.html` or `about.html`,
 * a missing path gets the 404 page, and `_headers` applies.
 * @param base path the site was built for, such as `/shop`
 */
export async function serve({ root, base = '' }: { root: string; base?: string }) {
  const headersOf = readHeaders(root, base);
  const missing = readFileSync(join(root, '404.html'));
  const files = sirv(root, {
    etag: true,
    brotli: true,
    maxAge: 0,
    setHeaders: (response, path) => response.setHeaders(headersOf(path)),
  });
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const refuse = () => {
      response.setHeaders(headersOf(pathname).set('Content-Type', 'text/html;charset=utf-8'));
      response.writeHead(404).end(missing);
    };
    if (pathname !== base && !pathname.startsWith(`${base}/`)) return refuse();
    request.url = (pathname.slice(base.length) || '/') + search;
    return files(request, response, refuse);
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', ready);
  });
  return {
    /** Such as `http://localhost:41234`. */
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

if (import.meta.main) {
  const [root = 'dist', base] = process.argv.slice(2);
  console.log(`Serving at ${(await serve({ root, ...(base && { base }) })).origin}`);
}
