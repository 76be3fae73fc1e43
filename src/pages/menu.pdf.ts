import type { APIRoute } from 'astro';
import { priceBoard } from '~/print/menu';

/** The price board, made from the same entries as the menu page. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await priceBoard()), { headers: { 'Content-Type': 'application/pdf' } });
