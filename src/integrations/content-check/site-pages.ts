/** The pages, files and anchors of the site, as far as they can be known without building it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../lib/build/files.ts';
import { decodedPath } from '../../lib/site/url.ts';

export interface SitePages {
  /** Pages as visitors write them: `/`, `/about`, … */
  readonly routes: readonly string[];
  has(page: string): boolean;
  /** Whether an element may have this id. Ids that components compute are taken on trust: the built pages are checked too. */
  hasAnchor(page: string | undefined, anchor: string): boolean;
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? filesUnder(folder) : []);

const SIGNS = /[.*+?^${}()|[\]\\]/g;
const escaped = (text: string) => text.replace(SIGNS, '\\$&');

/** `about.astro` → `/about`, `menu.json.ts` → `/menu.json`, `[slug].astro` → anything in its place. */
function routeOf(file: string): { route: string; matches: RegExp } {
  const route =
    `/${file.replaceAll(path.sep, '/').replace(/\.(astro|md|mdx|ts|js)$/, '')}`.replace(/\/index$/, '') || '/';
  const pattern = route
    .split(/(\[[^\]]+\])/)
    .map((part) => (part.startsWith('[...') ? '.*' : part.startsWith('[') ? '[^/]+' : escaped(part)));
  return { route, matches: new RegExp(`^${pattern.join('')}$`) };
}

/** @param project the folder of package.json */
export function readSitePages(project: string, entryIds: readonly string[]): SitePages {
  const pages = path.join(project, 'src/pages');
  const found = filesIn(pages)
    .filter(
      (file) =>
        /\.(astro|mdx?|[tj]s)$/.test(file) &&
        !path
          .relative(pages, file)
          .split(path.sep)
          .some((part) => part.startsWith('_')),
    )
    .map((file) => routeOf(path.relative(pages, file)));
  const open = path.join(project, 'public');
  const files = new Set(filesIn(open).map((file) => `/${path.relative(open, file).replaceAll(path.sep, '/')}`));
  const isPage = ({ route }: { route: string }) => !/[.[]|^\/404$/.test(route);

  const source = filesIn(path.join(project, 'src'))
    .filter((file) => /\.(astro|tsx)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const ids = new Set([...source.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1] ?? ''));
  const patterns = [...source.matchAll(/\bid=\{`([^`]+)`\}/g)].map((match) => {
    const parts = (match[1] ?? '').split(/\$\{[^}]*\}/);
    // A pattern of nothing but a computed name would allow everything: only names of entries are then meant.
    return parts.join('') === ''
      ? new RegExp(`^(?:${entryIds.map(escaped).join('|')})$`)
      : new RegExp(`^${parts.map(escaped).join('.+')}$`);
  });
  const computed = /\bid=\{[^`}]/.test(source);
  return {
    routes: found
      .filter(isPage)
      .map(({ route }) => route)
      .sort(),
    has: (page) => files.has(page) || found.some(({ route, matches }) => route !== '/404' && matches.test(page)),
    hasAnchor: (_, anchor) => {
      const id = decodedPath(anchor);
      return ids.has(id) || patterns.some((pattern) => pattern.test(id)) || (computed && entryIds.includes(id));
    },
  };
}
