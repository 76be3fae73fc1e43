import type { APIRoute } from 'astro';
import { brochure } from '~/lib/brochure/facts';

export const GET: APIRoute = async () => {
  const { data } = await brochure();
  return new Response(new Uint8Array(data), { headers: { 'Content-Type': 'application/pdf' } });
};
