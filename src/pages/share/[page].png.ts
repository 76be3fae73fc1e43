import type { APIRoute, GetStaticPaths } from 'astro';
import { getPage, getSite, type PageName } from '~/lib/content';
import { PAGE_NAMES } from '~/lib/site/pages';
import { sharePicture } from '~/outputs/share-images/picture';
import { scene } from '~/outputs/share-images/scenes';

export const getStaticPaths = (() => PAGE_NAMES.map((page) => ({ params: { page } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const page = params['page'] as PageName;
  const [site, { heading }, { place }] = [await getSite(), await getPage(page), await getPage('home')];
  const input = { heading, name: site.name, place, isHome: page === 'home', scene: await scene(page) };
  return new Response(new Uint8Array(await sharePicture(input)), { headers: { 'Content-Type': 'image/png' } });
};
