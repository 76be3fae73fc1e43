import type { APIRoute } from 'astro';
import { robots } from '~/lib/texts-for-machines';
import { absolute } from '~/lib/url';

/** Who may look at what (RFC 9309): everybody at everything. */
export const GET: APIRoute = () => new Response(robots(absolute('/sitemap.xml')));
