import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from '../lib/build/files.ts';

/** Files of the editor (`EDITOR_REPO`), which has its own tests. */
const EDITOR = /^(?:admin(?:[\\/]index)?\.(?:html|json|js)$|_astro[\\/]editor[\\/])/;

/** Lists the files of a built site without the editor, as paths within its folder. */
export const filesIn = (folder: string): string[] =>
  filesUnder(folder)
    .map((file) => relative(folder, file))
    .filter((file) => !EDITOR.test(file))
    .sort();

/** URL path of a page file: `/about` for `about/index.html`, or `about\\index.html` on Windows. */
export const urlPath = (file: string): string =>
  `/${file.replaceAll('\\', '/')}`.replace(/\/?index\.html$|\.html$/, '') || '/';

/** Lists the pages of a built site: file within its folder, and URL path without the base. */
export const pageFiles = (dist: string) =>
  filesIn(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: urlPath(file) }));

/** URL of a built site, from the canonical link of its home page. */
export function siteUrlOf(dist: string): URL {
  const [link = ''] = /<link [^>]*rel="canonical"[^>]*>/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? [];
  return new URL(/ href="([^"]*)"/.exec(link)?.[1] ?? '');
}
