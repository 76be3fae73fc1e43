/** What links within the site may lead to: pages, their anchors, and files. */
import { listedPages, type PageName, routes } from '../routes.ts';
import { anchorsOf, type Content, type Entry } from './content.ts';
import { fault, type Issue } from './issue.ts';
import type { BodyOf } from './markdown.ts';

/** @param published the entries that the pages show */
export function linkTargets({ files: { siteFiles } }: Content, bodyOf: BodyOf, published: readonly Entry[]) {
  // The ids of each page, with the file of the entry that one comes from.
  const anchors = new Map(
    listedPages.map((name) => {
      const own = ['content', ...(routes[name].anchors ?? [])].map((id) => [id, undefined] as const);
      return [routes[name].path as string, new Map<string, string | undefined>(own)] as const;
    }),
  );
  const clashes: Issue[] = [];
  const add = (page: PageName, id: string, file?: string) => {
    const { path } = routes[page];
    const on = anchors.get(path);
    if (file && on?.has(id)) clashes.push({ file, ...fault('anchorTwice', { anchor: id, path, other: on.get(id) }) });
    on?.set(id, file);
  };
  for (const { collection, data = {} } of published) {
    for (const [page, ids] of Object.entries(collection.sections ?? {}))
      for (const id of typeof ids === 'function' ? ids(data) : ids) add(page as PageName, id);
  }
  for (const entry of published) {
    const { collection, id, file, data } = entry;
    const { page } = collection;
    const isEmpty = collection.name === 'gallery-groups' && !published.some((item) => item.data?.['group'] === id);
    if (!data || !page || isEmpty) continue;
    for (const anchor of [...anchorsOf(entry), ...(bodyOf(entry)?.headings ?? [])]) add(page, anchor, file);
  }
  const pages = [...anchors.keys()];
  return {
    pages,
    has: (page: string) => pages.includes(page) || siteFiles.includes(page),
    anchorsOn: (page: string) => [...(anchors.get(page)?.keys() ?? [])],
    /** Ids that one page would have twice. */
    clashes,
  };
}

export type LinkTargets = ReturnType<typeof linkTargets>;
