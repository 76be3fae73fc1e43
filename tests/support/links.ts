import { check } from 'linkinator';
import { pageFiles, siteUrlOf } from '../../src/publish/built-site.ts';
import { serve } from '../../src/publish/serve.ts';

/** Follows every reference of a served site to itself: pages, fragments, images, srcset, CSS and structured data. */
export async function followLinks(root: string) {
  const site = siteUrlOf(root);
  const base = site.pathname.replace(/\/$/, '');
  const { origin, close } = await serve({ root, base });
  // Every page by name: linkinator now and then ends before it has followed all that it found.
  const pages = pageFiles(root).map(({ path }) => (path === '/' ? base || '/' : `${base}${path}`));
  const { links } = await check({
    path: pages.map((path) => (path.endsWith('/404') ? `${origin}${path}.html` : `${origin}${path}`)),
    recurse: true,
    checkCss: true,
    checkFragments: true,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${site.origin}`), replacement: origin }],
    linksToSkip: async (link) => !link.startsWith(origin),
  });
  await close();
  const urls = (wanted: string) => [...new Set(links.filter(({ state }) => state === wanted).map(({ url }) => url))];
  return {
    broken: urls('BROKEN').map((url) => url.replace(origin, '')),
    followed: urls('OK').length,
    // Words of a `<meta>` with a colon are no URLs.
    external: urls('SKIPPED').filter((url) => /^(?:\w+:\/\/|tel:|mailto:)/.test(url)),
  };
}
