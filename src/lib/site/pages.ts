/** Which pages there are, and where each of them, its words and its share picture are. */
import type { PageName } from '../content';
import { absolute, ROUTES, type RouteName } from './url';

/** The page shown in place of those that do not exist: it has no address of its own. */
export const NOT_FOUND = 'not-found';

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
export const PAGE_NAMES: readonly PageName[] = [...ROUTE_NAMES, NOT_FOUND];

/** The content file with the words of a page, as an editor finds it. */
export const pageFile = (page: PageName): string => `content/pages/${page}.md`;

/** The absolute address of a page. */
export const pageAddress = (page: RouteName): string => absolute(ROUTES[page]);

/** Where the share picture of a page is, from the root of the site. */
export const sharePath = (page: PageName): string => `/share/${page}.png`;
