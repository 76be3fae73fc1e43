import { readFileSync, statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The response to a request for a path of the built site. */
export type Answer = { status: 200 | 404; file: string } | { status: 301; location: string } | { status: 400 | 404 };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** The media type of a file by its extension. */
export const typeOf = (file: string): string => types[extname(file)] ?? 'application/octet-stream';

const isText = (file: string) => /^(text|image\/svg|application\/(json|manifest|xml))/.test(typeOf(file));
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Finds the file for a path like static hosts do: `/about` is `about/index.html`, `/about/` and `/about/index.html`
 * redirect to it, and a missing path gets the 404 page with status 404.
 * @param root folder of the built site
 * @param path percent-encoded path of the URL, without the query
 * @param base path the site is served from, without a trailing slash
 */
export function resolvePath(root: string, path: string, base = ''): Answer {
  const page = join(root, '404.html');
  const missing: Answer = isFile(page) ? { status: 404, file: page } : { status: 404 };
  if (base && path !== base && !path.startsWith(`${base}/`)) return missing;
  let inside: string;
  try {
    inside = decodeURIComponent(path.slice(base.length)) || '/';
  } catch {
    return { status: 400 };
  }
  const file = resolve(root, `.${inside}`);
  if (inside.includes('\0') || (file !== resolve(root) && !file.startsWith(resolve(root) + sep)))
    return { status: 400 };
  const canonical = inside.replace(/\/index\.html$|\/$/, '');
  if (canonical !== inside && inside !== '/' && isFile(join(root, canonical, 'index.html'))) {
    return { status: 301, location: encodeURI(`${base}${canonical}`) || '/' };
  }
  const found = [file, join(file, 'index.html'), `${file}.html`].find(isFile);
  return found ? { status: 200, file: found } : missing;
}

export type Encoding = 'br' | 'gzip' | 'identity';
const encoded = new Map<string, Buffer>();

/** The body of a file as sent: text files compressed (brotli 11 or gzip 9), images and fonts unchanged. */
export function encodedBody(file: string, accepted: Encoding): { body: Buffer; encoding: Encoding } {
  const encoding = isText(file) ? accepted : 'identity';
  const key = `${encoding}:${file}:${statSync(file).mtimeMs}`;
  const known = encoded.get(key);
  if (known) return { body: known, encoding };
  const raw = readFileSync(file);
  const body = encoding === 'br' ? brotli(raw) : encoding === 'gzip' ? gzipSync(raw, { level: 9 }) : raw;
  encoded.set(key, body);
  return { body, encoding };
}

/** Compresses with brotli at its highest level. */
export const brotli = (raw: Uint8Array | string): Buffer =>
  brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
