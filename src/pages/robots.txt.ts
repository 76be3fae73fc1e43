import type { APIRoute } from 'astro';
import { robots } from '~/lib/texts-for-machines';
import { absolute } from '~/lib/url';

export const GET: APIRoute = () => new Response(robots(absolute('/sitemap.xml')));
