/** Follows every link of the built pages to other pages, files and anchors of the site. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodedPath } from '../../lib/site/url.ts';
import type { Places } from './check.ts';
import type { Issue } from './issues.ts';
import { readContent } from './read.ts';

interface Page {
  readonly file: string;
  readonly html: string;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) =>
  text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole);

/** The values of an attribute in HTML that Astro has written; scripts and styles hold none. */
function attributes(html: string, name: string): string[] {
  const bare = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '');
  const found = bare.matchAll(new RegExp(`<[a-z][^<>]*?\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'gi'));
  return [...found].map((match) => decoded(match[1] ?? match[2] ?? match[3] ?? ''));
}

/** The file that a path of the site is served from. */
function served(dist: string, page: string): string | undefined {
  const file = path.join(dist, decodedPath(page));
  if (existsSync(file) && statSync(file).isFile()) return file;
  return [`${file}.html`, path.join(file, 'index.html')].find((candidate) => existsSync(candidate));
}

/** Where an address leads nowhere, in words. */
function fault(
  address: string,
  from: Page,
  dist: string,
  base: string,
  pages: Map<string, Set<string>>,
): string | undefined {
  if (address === '' || /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return undefined;
  const [target = '', anchor = ''] = address.replace(/\?[^#]*/, '').split('#');
  const folder = base.replace(/\/+$/, '');
  let file: string | undefined = from.file;
  if (target !== '') {
    const relative = target.startsWith('/') ? target : undefined;
    if (relative === undefined || (folder && relative !== folder && !relative.startsWith(`${folder}/`))) {
      return `the link "${address}" does not begin with ${folder}/.`;
    }
    file = served(dist, relative.slice(folder.length) || '/');
    if (!file) return `the link "${address}" leads to a page or file that does not exist.`;
  }
  const ids = pages.get(file);
  if (anchor === '' || anchor.startsWith(':~:') || !ids || ids.has(decodedPath(anchor))) return undefined;
  return `the link "${address}" leads to a place that is not on that page.`;
}

/** The line of the content file that a broken link was written in, when it was written in one. */
function origin(address: string, folder: string, places: Places): Pick<Issue, 'file' | 'line'> | undefined {
  const written = folder && address.startsWith(folder) ? address.slice(folder.length) : address;
  for (const { file, body, bodyLine } of readContent(places.content).entries) {
    const at = body.split('\n').findIndex((line) => line.includes(`](${written})`));
    if (at >= 0) return { file, line: bodyLine + at };
  }
  return undefined;
}

/**
 * Every link of the built pages that leads nowhere on the site itself.
 * @param dist the folder that was built
 * @param base the folder the site is served from, `/` for none
 */
export function checkPages(dist: string, base: string, places: Places): Issue[] {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name): Page => ({ file: path.join(dist, name), html: readFileSync(path.join(dist, name), 'utf8') }));
  const anchors = new Map(pages.map(({ file, html }) => [file, new Set(attributes(html, 'id'))]));
  return pages.flatMap((page) =>
    [...new Set(attributes(page.html, 'href'))].flatMap((address): Issue[] => {
      const text = fault(address, page, dist, base, anchors);
      if (!text) return [];
      const name = `dist/${path.relative(dist, page.file).replaceAll(path.sep, '/')}`;
      return [{ ...(origin(address, base.replace(/\/+$/, ''), places) ?? { file: name }), text }];
    }),
  );
}
