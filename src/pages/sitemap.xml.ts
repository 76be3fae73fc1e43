import type { APIRoute } from 'astro';
import { lastChanged } from '~/lib/content/last-changed';
import { sitemap } from '~/lib/site/machine-texts';
import { pageUrl, ROUTE_NAMES } from '~/lib/site/pages';

/** https://www.sitemaps.org/protocol.html */
export const GET: APIRoute = async () => {
  const pages = ROUTE_NAMES.map(async (page) => ({ url: pageUrl(page), changed: await lastChanged(page) }));
  return new Response(sitemap(await Promise.all(pages)), { headers: { 'Content-Type': 'application/xml' } });
};
