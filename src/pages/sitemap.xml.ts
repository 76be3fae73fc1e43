import type { APIRoute } from 'astro';
import { sitemap } from '~/lib/site/sitemap';
import { pageUrl } from '~/lib/site/url';
import { listedPages } from '~/routes';

/** https://www.sitemaps.org/protocol.html */
export const GET: APIRoute = () =>
  new Response(sitemap(listedPages.map(pageUrl)), { headers: { 'Content-Type': 'application/xml' } });
