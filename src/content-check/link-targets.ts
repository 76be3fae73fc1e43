/** What links within the site may lead to: pages, their anchors, and files. */
import { listedPages, type PageName, routes } from '../routes.ts';
import { anchorsOf, type Content, type Entry } from './content.ts';
import { fault, type Issue } from './issue.ts';
import type { BodyOf } from './markdown.ts';

/** An id of a page, and the entry that it comes from; none for the page's own. */
interface Anchor {
  readonly id: string;
  readonly file?: string | undefined;
}

export interface LinkTargets {
  readonly pages: readonly string[];
  /** Whether there is such a page or file. */
  has(page: string): boolean;
  /** The ids of a page. */
  anchorsOn(page: string): readonly string[];
  /** Ids that one page would have twice. */
  readonly clashes: readonly Issue[];
}

/** @param published the entries that the pages show */
export function linkTargets(
  { files: { siteFiles } }: Content,
  bodyOf: BodyOf,
  published: readonly Entry[],
): LinkTargets {
  const anchors = new Map<string, Anchor[]>(
    listedPages.map((name) => [name, ['content', ...(routes[name].anchors ?? [])].map((id): Anchor => ({ id }))]),
  );
  const clashes: Issue[] = [];
  const add = (page: PageName, id: string, file?: string) => {
    const on = anchors.get(page) ?? [];
    const other = on.find((anchor) => anchor.id === id);
    if (other && file)
      clashes.push({ file, ...fault('anchorTwice', { anchor: id, path: routes[page].path, other: other.file }) });
    on.push({ id, file });
  };
  for (const { collection, data = {} } of published) {
    for (const [page, ids] of Object.entries(collection.sections ?? {})) {
      const known = anchors.get(page) ?? [];
      for (const id of typeof ids === 'function' ? ids(data) : ids)
        if (!known.some((anchor) => anchor.id === id)) add(page as PageName, id);
    }
  }
  for (const entry of published) {
    const { collection, id, file, data } = entry;
    const { page } = collection;
    const isEmpty = collection.name === 'gallery-groups' && !published.some((item) => item.data?.['group'] === id);
    if (!data || !page || isEmpty) continue;
    for (const anchor of anchorsOf(entry)) add(page, anchor, file);
    for (const heading of bodyOf(entry)?.headings ?? []) add(page, heading, file);
  }
  const pages = listedPages.map((name) => routes[name].path);
  const nameAt = (path: string) => listedPages.find((name) => routes[name].path === path) ?? '';
  const anchorsOn = (page: string) => (anchors.get(nameAt(page)) ?? []).map(({ id }) => id);
  return {
    pages,
    has: (page) => pages.includes(page) || siteFiles.includes(page),
    anchorsOn,
    clashes,
  };
}
