import { listedPages, routes } from '../../src/routes.ts';

/** Every page of the site, and a path that does not exist. */
export const PAGES = listedPages.map((name) => routes[name].path);
export const MISSING = '/no-such-page';
export const ROUTES = [...PAGES, MISSING];

/** The name of a page in the names of snapshots. */
export const nameOf = (route: string) => (route === '/' ? 'home' : route === MISSING ? '404' : route.slice(1));
