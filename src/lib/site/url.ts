import { type PageName, routes } from '../../routes.ts';

/** Decodes a path or fragment; leaves invalid encoding (`100%`). */
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

/** Adds the site's base to a path; leaves other URLs. */
export const href = (path: string): string => underBase(import.meta.env.BASE_URL, path);

/** Returns the full URL of a path. */
export const absolute = (path: string): string => new URL(href(path), import.meta.env.SITE).href;

/** Returns the path of a page, with the base. */
export const pageHref = (page: PageName): string => href(routes[page].path);

/** Returns the full URL of a page. */
export const pageUrl = (page: PageName): string => absolute(routes[page].path);

/** Returns the path of a page's share image. */
export const sharePath = (page: PageName): string => `/share/${page}.png`;

/** In pixels. Facebook, WhatsApp and X do not crop this size. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
