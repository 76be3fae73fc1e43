import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, readHeaderRules } from './host-headers.ts';

export interface StaticServer {
  /** Such as `http://localhost:41234`. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a built site on a free port of localhost as a static host does: `/about` is `about/index.html` or `about.html`,
 * a missing path gets the 404 page, and `_headers` applies.
 * @param base path the site was built for, such as `/shop`
 */
export async function serve({ root, base = '' }: { root: string; base?: string }): Promise<StaticServer> {
  const rules = readHeaderRules(root);
  const page = join(root, '404.html');
  const missing = existsSync(page) ? readFileSync(page) : 'Not found';
  const files = sirv(root, {
    dotfiles: true,
    etag: true,
    maxAge: 0,
    setHeaders: (response, path) => response.setHeaders(new Map(Object.entries(headersFor(rules, base + path)))),
  });
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const refuse = () => {
      const headers = { ...headersFor(rules, pathname), 'content-type': 'text/html;charset=utf-8' };
      response.writeHead(404, headers).end(missing);
    };
    if (pathname !== base && !pathname.startsWith(`${base}/`)) return refuse();
    request.url = (pathname.slice(base.length) || '/') + search;
    return files(request, response, refuse);
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', ready);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

if (import.meta.main) {
  const [root = 'dist', base] = process.argv.slice(2);
  console.log(`Serving at ${(await serve({ root, ...(base && { base }) })).origin}`);
}
