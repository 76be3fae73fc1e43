/** The pages of the site. */
export const ROUTES = {
  home: '/',
  about: '/about',
  products: '/products',
  franchise: '/franchise',
  gallery: '/gallery',
  contact: '/contact',
  register: '/register',
  reviews: '/reviews',
} as const;
export type RouteName = keyof typeof ROUTES;

/** The parent of a page, for breadcrumbs and navigation; the home page for all others. */
export const PARENTS: { readonly [page: string]: RouteName | undefined } = { register: 'franchise' };

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

/** The absolute URL of a path of this site. */
export const absolute = (path: string): string => new URL(href(path), import.meta.env.SITE).href;
