import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Window } from 'happy-dom';
import { filesUnder } from '../lib/build/files.ts';

/** What `EDITOR_REPO` adds: a program with tests of its own, and no page of the site. */
const EDITOR = /^(?:admin(?:[\\/]index)?\.html$|_astro[\\/]editor[\\/])/;

/** Every file of a built site but the editor's, as paths within its folder. */
export const filesIn = (folder: string): string[] =>
  filesUnder(folder)
    .map((file) => relative(folder, file))
    .filter((file) => !EDITOR.test(file))
    .sort();

/** The path of a page's URL, from that of its file: `/about` for `about/index.html`, on Windows `about\\index.html`. */
export const urlPath = (file: string): string =>
  `/${file.replaceAll('\\', '/')}`.replace(/\/?index\.html$|\.html$/, '') || '/';

export function parseHtml(html: string): Document {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  return new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

/** The pages of a built site: files within its folder, and the path of each URL without the base, such as `/about`. */
export const pageFiles = (dist: string) =>
  filesIn(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: urlPath(file) }));

export type BuiltPage = ReturnType<typeof builtPages>[number];

export const builtPages = (dist: string) =>
  pageFiles(dist).map(({ file, path }) => {
    const html = readFileSync(join(dist, file), 'utf8');
    return { file, path, html, document: parseHtml(html) };
  });

/** The URL a site was built for, from the canonical link of its home page. */
export function siteUrlOf(dist: string): URL {
  const home = parseHtml(readFileSync(join(dist, 'index.html'), 'utf8'));
  return new URL(home.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '');
}
