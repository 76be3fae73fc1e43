/** What links within the site may lead to: pages, their anchors, and files. */

import { ANCHORS, anchorsOf, EVERYWHERE, SECTIONS, SHOWN_ON } from '../lib/site/anchors.ts';
import { decodedPath, ROUTES, type RouteName } from '../lib/site/url.ts';
import type { BodyOf } from './bodies.ts';
import type { Content, Entry } from './content.ts';
import type { Issue } from './issues.ts';

/** An id of a page, and the entry that it comes from; none for the page's own. */
interface Anchor {
  readonly id: string;
  readonly file?: string;
}

export interface LinkTargets {
  readonly pages: readonly string[];
  /** Whether there is such a page or file. */
  has(page: string): boolean;
  hasAnchor(page: string, anchor: string): boolean;
  /** The ids of a page. */
  anchorsOn(page: string): readonly string[];
  /** Ids that one page would have twice. */
  readonly clashes: readonly Issue[];
}

/** @param shown the entries that the pages show */
export function linkTargets({ files: { siteFiles } }: Content, bodyOf: BodyOf, shown: readonly Entry[]): LinkTargets {
  const anchors = new Map<string, Anchor[]>(
    Object.entries(ANCHORS).map(([name, ids]) => [name, [...EVERYWHERE, ...ids].map((id): Anchor => ({ id }))]),
  );
  const clashes: Issue[] = [];
  const add = (page: RouteName, id: string, file: string, line?: number) => {
    const on = anchors.get(page) ?? [];
    const other = on.find((anchor) => anchor.id === id);
    if (other) {
      const text = `"${id}" stands for another place on ${ROUTES[page]} already${other.file ? `: ${other.file}` : ''}. Give this one another name.`;
      clashes.push({ file, line, text });
    }
    on.push({ id, file });
  };
  for (const [anchor, { page, list }] of Object.entries(SECTIONS)) {
    if (shown.some(({ collection }) => collection.name === list)) add(page, anchor, '');
  }
  for (const entry of shown) {
    const { collection, id, file, data } = entry;
    const isEmpty = collection.name === 'gallery-groups' && !shown.some((item) => item.data?.['group'] === id);
    if (!data || isEmpty) continue;
    const own = anchorsOf(collection.name, id);
    for (const anchor of own?.anchors ?? []) add(own?.page ?? 'home', anchor, file);
    const page = SHOWN_ON[collection.name];
    for (const heading of bodyOf(entry)?.headings ?? []) if (page) add(page, heading, file);
  }
  const pages = Object.values(ROUTES);
  const routeAt = (page: string) => Object.entries(ROUTES).find(([, route]) => route === page)?.[0] ?? '';
  const anchorsOn = (page: string) => (anchors.get(routeAt(page)) ?? []).map(({ id }) => id);
  return {
    pages,
    has: (page) => pages.some((route) => route === page) || siteFiles.includes(page),
    hasAnchor: (page, anchor) => anchorsOn(page).includes(decodedPath(anchor)),
    anchorsOn,
    clashes,
  };
}
