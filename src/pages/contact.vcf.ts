import type { APIRoute } from 'astro';
import { getSite } from '~/lib/content';
import { contactCard } from '~/lib/site/contact-card';
import { absolute } from '~/lib/site/url';

/** The official number as a contact that phones can save. */
export const GET: APIRoute = async () =>
  new Response(contactCard(await getSite(), absolute('/')), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
