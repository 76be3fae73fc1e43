import { statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** The response to a request for a path of the built site. */
export type Answer = { status: 200 | 404; file: string } | { status: 301; location: string } | { status: 400 | 404 };

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
