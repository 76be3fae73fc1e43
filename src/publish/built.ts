/**
 * Checks of the files of a built site that hold for any content; nothing runs. What a browser says by itself (headings,
 * titles, what the policy forbids) is for `browser.ts`.
 */
import type { Issue } from '../content-check/issues.ts';
import { type BuiltPage, builtPages, siteUrlOf } from './built-site.ts';
import { htmlFaults } from './html.ts';
import { checkLinks } from './links.ts';
import type { Source } from './trace.ts';

/** The next text after a position in the markup, which is likely to be in the content. */
function textNear(html: string, line: number, column: number): string {
  const lines = html.split('\n');
  const at = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return /(?:>|^)([^<>]{4,})</.exec(html.slice(Math.max(at - 1, 0)))?.[1]?.trim() ?? '';
}

async function validity({ path, file, html }: BuiltPage, source: Source): Promise<Issue[]> {
  return (await htmlFaults(html)).map(({ line, column, rule, message }) => ({
    ...(source.words(textNear(html, line, column), path) ?? { file: `dist/${file}` }),
    text: `on ${path}: the page is not valid HTML (${rule}): ${message}.`,
  }));
}

/** Broken links, anchors and images, each with its content line. */
async function references(dist: string, pages: readonly BuiltPage[], source: Source): Promise<Issue[]> {
  const base = siteUrlOf(dist).pathname.replace(/\/$/, '');
  const { broken } = await checkLinks(dist);
  return broken.map(({ from, url, fault }) => {
    const written = base && url.startsWith(`${base}/`) ? url.slice(base.length) : url;
    const page = pages.find(({ file }) => file === from);
    const link = page?.document.querySelector(`[href="${url.replace(/["\\]/g, '\\$&')}"]`);
    const place = source.url(written) ?? source.words(link?.textContent ?? '', page?.path);
    return {
      ...(place ?? { file: `dist/${from}` }),
      text: `"${written}" ${fault}. Correct the link or image, or remove it.`,
    };
  });
}

/**
 * Everything that must not be published in a built site.
 * @param dist its folder
 * @param source finds the line of the content that caused a problem
 */
export async function checkBuilt(dist: string, source: Source): Promise<Issue[]> {
  const pages = builtPages(dist);
  const invalid = await Promise.all(pages.map((page) => validity(page, source)));
  return [...invalid.flat(), ...(await references(dist, pages, source))];
}
