import type { APIRoute } from 'astro';
import { lastChanged } from '~/lib/last-changed';
import { pageAddress, ROUTE_NAMES } from '~/lib/page-addresses';
import { sitemap } from '~/lib/texts-for-machines';

/** https://www.sitemaps.org/protocol.html */
export const GET: APIRoute = async () => {
  const pages = ROUTE_NAMES.map(async (page) => ({ address: pageAddress(page), changed: await lastChanged(page) }));
  return new Response(sitemap(await Promise.all(pages)), { headers: { 'Content-Type': 'application/xml' } });
};
