import type { APIRoute } from 'astro';
import { getSite } from '~/lib/content';
import { mailLink } from '~/lib/site/contact-links';
import { securityText } from '~/lib/site/machine-texts';
import { absolute, pageUrl } from '~/lib/site/url';

export const GET: APIRoute = async () => {
  const { email } = await getSite();
  const contacts = [mailLink(email), pageUrl('contact')];
  return new Response(securityText({ contacts, canonical: absolute('/.well-known/security.txt'), now: new Date() }));
};
