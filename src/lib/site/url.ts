import { type PageName, routes } from '../../routes.ts';

/** A percent-decoded path or fragment; unchanged when it is not valid encoding (`100%`). */
export function decodedPath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Adds the base to a path of this site: `('/sarbath', '/about')` → `/sarbath/about`. */
export function underBase(base: string, path: string): string {
  const folder = base.replace(/\/+$/, '');
  if (path === '/') return folder || '/';
  return path.startsWith('/') && !path.startsWith('//') ? folder + path : path;
}

/** A path of this site with its base; other URLs are unchanged. */
export const href = (path: string): string => underBase(import.meta.env.BASE_URL, path);

export const absolute = (path: string): string => new URL(href(path), import.meta.env.SITE).href;

export const pageHref = (page: PageName): string => href(routes[page].path);

export const pageUrl = (page: PageName): string => absolute(routes[page].path);

export const sharePath = (page: PageName): string => `/share/${page}.png`;

/** Size of share images, which Facebook, WhatsApp and X do not crop. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
