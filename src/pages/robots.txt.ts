import type { APIRoute } from 'astro';
import { absolute } from '~/lib/site/url';

/** RFC 9309: all crawlers may fetch all pages. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *
Allow: /

Sitemap: ${absolute('/sitemap.xml')}
`);
