import type { APIRoute } from 'astro';
import { brochure } from '~/print/brochure';

/** The brochure, made from the same entries as the franchise page. */
export const GET: APIRoute = async () => {
  const { data } = await brochure();
  return new Response(new Uint8Array(data), { headers: { 'Content-Type': 'application/pdf' } });
};
