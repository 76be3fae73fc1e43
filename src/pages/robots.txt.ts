import type { APIRoute } from 'astro';
import { absolute } from '~/lib/site/url';
import { robots } from '~/outputs/machine-texts';

/** Who may look at what (RFC 9309): everybody at everything. */
export const GET: APIRoute = () => new Response(robots(absolute('/sitemap.xml')));
