/** Every page of the site, and a path that does not exist. */
export const PAGES = [
  '/',
  '/about',
  '/products',
  '/franchise',
  '/gallery',
  '/contact',
  '/register',
  '/reviews',
] as const;
export const MISSING = '/no-such-page';
export const ROUTES = [...PAGES, MISSING] as const;
export type Route = (typeof ROUTES)[number];

/** Routes that load no script at all. */
export const SCRIPT_FREE: readonly Route[] = ['/', '/about', '/gallery', MISSING];
