import type { APIRoute } from 'astro';
import { absolute } from '~/lib/site/url';
import { robots } from '~/outputs/machine-texts';

/** RFC 9309: all crawlers may fetch all pages. */
export const GET: APIRoute = () => new Response(robots(absolute('/sitemap.xml')));
