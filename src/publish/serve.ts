import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { makeCertificate } from '../../tests/support/certificate.ts';
import { headersFor, readHeaderRules } from './host-headers.ts';
import { type Encoding, encodedBody, resolvePath, typeOf } from './site-files.ts';

export interface ServeOptions {
  /** Folder of the built site. */
  root: string;
  /** `http` is HTTP/1.1; `h2` is HTTP/2 over TLS with a new self-signed certificate. */
  protocol?: 'http' | 'h2';
  /** 0, the default, takes any free port. */
  port?: number;
  /** Base of the site, such as `/shop`. */
  base?: string;
  /** `false` for the editor, whose program takes ten seconds to compress. */
  compress?: boolean;
}

export interface StaticServer {
  /** Such as `https://localhost:41234`. */
  origin: string;
  /** Fingerprint of the certificate's key (`h2` only), for the browser to accept it. */
  spki?: string;
  close(): Promise<void>;
}

type Request = IncomingMessage | Http2ServerRequest;
/** The common part of HTTP/1 and HTTP/2 responses; the overloads of their types are incompatible. */
interface Response {
  writeHead(status: number, headers?: OutgoingHttpHeaders): unknown;
  end(body: Uint8Array): unknown;
}

const nothing = new Uint8Array();

function acceptedEncoding(request: Request): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/**
 * Serves a built site on localhost like a static host: brotli or gzip, long caching for hashed files, the headers of the
 * build, redirects to the canonical URL, and the 404 page with status 404.
 */
export async function serve({
  root,
  protocol = 'http',
  port = 0,
  base = '',
  compress = true,
}: ServeOptions): Promise<StaticServer> {
  const rules = readHeaderRules(root);
  const answer = (request: Request, response: Response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const found = resolvePath(root, path, base);
    if (!('file' in found)) {
      response.writeHead(found.status, 'location' in found ? { location: found.location } : {});
      response.end(nothing);
      return;
    }
    const { body, encoding } = encodedBody(found.file, compress ? acceptedEncoding(request) : 'identity');
    const hashed = path.startsWith(`${base}/_astro/`) && found.status === 200;
    response.writeHead(found.status, {
      'content-type': typeOf(found.file),
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      vary: 'accept-encoding',
      ...headersFor(rules, path),
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? nothing : body);
  };

  const certificate = protocol === 'h2' ? await makeCertificate() : undefined;
  const server = certificate
    ? createSecureServer({ key: certificate.key, cert: certificate.cert, allowHTTP1: true }, answer)
    : createServer(answer);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', ready);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `${certificate ? 'https' : 'http'}://localhost:${taken}`,
    ...(certificate && { spki: certificate.spki }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '0' }, base: { type: 'string', default: '' }, h2: { type: 'boolean' } },
  });
  const root = positionals[0] ?? 'dist';
  if (!existsSync(root)) throw new Error(`${root} does not exist. Build the site first.`);
  const { origin } = await serve({
    root,
    port: Number(values.port),
    base: values.base,
    protocol: values.h2 ? 'h2' : 'http',
  });
  console.log(`Serving at ${origin}${values.base}/`);
}
