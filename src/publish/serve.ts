import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

export type StaticServer = Awaited<ReturnType<typeof serve>>;

interface ServedSite {
  readonly root: string;
  /** Path of the site, such as `/shop`; default `/`. */
  readonly base?: string;
  readonly setHeaders?: (response: ServerResponse, path: string) => void;
}

/** Serves a built site on a free port of localhost, with the 404 page for unknown paths. */
export async function serve({ root, base: path = '/', setHeaders = () => {} }: ServedSite) {
  const base = path.replace(/\/$/, '');
  const notFound = readFileSync(join(root, '404.html'));
  const files = sirv(root, { etag: true, brotli: true, setHeaders });
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const sendNotFound = () => {
      setHeaders(response, pathname);
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFound);
    };
    if (pathname !== base && !pathname.startsWith(`${base}/`)) return sendNotFound();
    request.url = (pathname.slice(base.length) || '/') + search;
    return files(request, response, sendNotFound);
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', ready);
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** URL of the home page, without a trailing slash. */
    url: origin + base,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
