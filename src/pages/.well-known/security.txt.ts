import type { APIRoute } from 'astro';
import { getSite } from '~/lib/content';
import { mailLink } from '~/lib/site/contact-links';
import { pageAddress } from '~/lib/site/pages';
import { absolute } from '~/lib/site/url';
import { securityText } from '~/outputs/machine-texts';

export const GET: APIRoute = async () => {
  const { email } = await getSite();
  const contacts = [mailLink(email), pageAddress('contact')];
  return new Response(securityText({ contacts, canonical: absolute('/.well-known/security.txt'), now: new Date() }));
};
