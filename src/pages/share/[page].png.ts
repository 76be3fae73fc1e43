import type { APIRoute, GetStaticPaths } from 'astro';
import { shareImage } from '~/print/share';
import { type PageName, pageNames } from '~/routes';

export const getStaticPaths = (() => pageNames.map((page) => ({ params: { page } }))) satisfies GetStaticPaths;

/** The image that chats and social networks show for a page. */
export const GET: APIRoute = async ({ params }) => {
  const image = await shareImage(params['page'] as PageName);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
