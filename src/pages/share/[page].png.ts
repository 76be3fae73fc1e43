import type { APIRoute, GetStaticPaths } from 'astro';
import type { PageName } from '~/lib/content';
import { PAGE_NAMES } from '~/lib/site/pages';
import { shareImage } from '~/print/share';

export const getStaticPaths = (() => PAGE_NAMES.map((page) => ({ params: { page } }))) satisfies GetStaticPaths;

/** The image that chats and social networks show of a page. */
export const GET: APIRoute = async ({ params }) => {
  const image = await shareImage(params['page'] as PageName);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
