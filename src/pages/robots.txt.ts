import type { APIRoute } from 'astro';
import { robots } from '~/lib/site/machine-texts';
import { absolute } from '~/lib/site/url';

/** RFC 9309: all crawlers may fetch all pages. */
export const GET: APIRoute = () => new Response(robots(absolute('/sitemap.xml')));
