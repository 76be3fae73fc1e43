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

/** The page that another one belongs to; all others stand right under the home page. */
export const PARENTS: { readonly [page: string]: RouteName | undefined } = { register: 'franchise' };

/** What an address says behind its `%20`s; as it is written when that is not how it is meant (`100%`). */
export function decodedAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Puts a path under the folder the site is served from: `('/sarbath', '/about')` → `/sarbath/about`. */
export function underBase(base: string, path: string): string {
  const folder = base.replace(/\/+$/, '');
  if (path === '/') return folder || '/';
  return path.startsWith('/') && !path.startsWith('//') ? folder + path : path;
}

/** An address of this site as pages must write it; other addresses come back as they are. */
export const href = (path: string): string => underBase(import.meta.env.BASE_URL, path);

/** The absolute address of a path of this site. */
export const absolute = (path: string): string => new URL(href(path), import.meta.env.SITE).href;
