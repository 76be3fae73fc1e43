import { check } from 'linkinator';
import type { Issue } from '../content-check/issue.ts';
import { pageFiles, siteUrlOf } from './built-site.ts';
import { builtIssue } from './issue.ts';
import { serve } from './serve.ts';
import type { Source } from './trace.ts';

/**
 * Checks the internal links of a built site: in HTML, `srcset`, CSS and structured data. A missing fragment is only a
 * warning, because the link leads to the right page.
 */
export async function checkLinks(dist: string, source: Source): Promise<Issue[]> {
  const site = siteUrlOf(dist);
  const { origin, url: home, close } = await serve({ root: dist, base: site.pathname });
  const { links } = await check({
    // Lists all pages, since linkinator sometimes stops early.
    path: pageFiles(dist).map(({ path }) => home + (path === '/404' ? '/404.html' : path)),
    recurse: true,
    checkCss: true,
    checkFragments: true,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${site.origin}`), replacement: origin }],
    linksToSkip: async (link) => ![origin, site.origin].some((own) => link.startsWith(own)),
  }).finally(close);
  const pathOf = (link: string) => decodeURI(link.replace(link.startsWith(home) ? home : origin, '')) || '/';
  return links
    .filter(({ state }) => state === 'BROKEN')
    .map(({ url, status, parent = '', displayText = '' }) => {
      const target = pathOf(url);
      const page = pathOf(parent).replace(/\.html$/, '');
      const place = source(target, page) ?? source(displayText, page) ?? { file: `dist${page}` };
      const hasPage = status === 200;
      const text = hasPage
        ? `On ${page}: "${target}" leads to a place that the page does not have. Correct or remove the part after #.`
        : `On ${page}: "${target}" leads nowhere. Correct or remove the link.`;
      return builtIssue(place, text, hasPage ? 'warning' : 'error');
    });
}
