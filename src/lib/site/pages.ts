/** Pages with their URL, content file and share image. */
import type { PageName } from '../content';
import { absolute, ROUTES, type RouteName } from './url';

/** The 404 page, which has no URL of its own. */
export const NOT_FOUND = 'not-found';

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
export const PAGE_NAMES: readonly PageName[] = [...ROUTE_NAMES, NOT_FOUND];

/** The content file of a page, for messages. */
export const pageFile = (page: PageName): string => `content/pages/${page}.md`;

/** The absolute URL of a page. */
export const pageUrl = (page: RouteName): string => absolute(ROUTES[page]);

/** Path of the share image of a page. */
export const sharePath = (page: PageName): string => `/share/${page}.png`;
