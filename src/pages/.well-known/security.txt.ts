import type { APIRoute } from 'astro';
import { mailLink } from '~/lib/chat';
import { getSite } from '~/lib/content';
import { pageAddress } from '~/lib/page-addresses';
import { securityText } from '~/lib/texts-for-machines';
import { absolute } from '~/lib/url';

export const GET: APIRoute = async () => {
  const { email } = await getSite();
  const contacts = [mailLink(email), pageAddress('contact')];
  return new Response(securityText({ contacts, canonical: absolute('/.well-known/security.txt'), now: new Date() }));
};
