import type { APIRoute } from 'astro';
import { lastChanged } from '~/lib/content/last-changed';
import { sitemap } from '~/lib/site/machine-texts';
import { pageUrl } from '~/lib/site/url';
import { listedPages } from '~/routes';

/** https://www.sitemaps.org/protocol.html */
export const GET: APIRoute = async () => {
  const pages = listedPages.map(async (page) => ({ url: pageUrl(page), changed: await lastChanged(page) }));
  return new Response(sitemap(await Promise.all(pages)), { headers: { 'Content-Type': 'application/xml' } });
};
