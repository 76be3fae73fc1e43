import type { APIRoute } from 'astro';
import { drinkName } from '~/print/drink-name';

/** The drink's name in Malayalam on the home page. */
export const GET: APIRoute = async () =>
  new Response(await drinkName(), { headers: { 'Content-Type': 'image/svg+xml' } });
