import type { APIRoute, GetStaticPaths } from 'astro';
import { getPage, getSite, type PageName } from '~/lib/content';
import { PAGE_NAMES } from '~/lib/site/pages';
import { shareImage } from '~/outputs/share-images/image';
import { scene } from '~/outputs/share-images/scenes';

export const getStaticPaths = (() => PAGE_NAMES.map((page) => ({ params: { page } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const page = params['page'] as PageName;
  const { name, drinkMl } = await getSite();
  const { heading } = await getPage(page);
  const { place } = await getPage('home');
  const image = await shareImage({ heading, name, drinkMl, place, isHome: page === 'home', scene: await scene(page) });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
