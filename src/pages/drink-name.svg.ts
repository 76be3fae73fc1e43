import type { APIRoute } from 'astro';
import { drinkName } from '~/print/drink-name';

/** The drink's name in Malayalam, which the header of the home page shows. */
export const GET: APIRoute = async () =>
  new Response(await drinkName(), { headers: { 'Content-Type': 'image/svg+xml' } });
