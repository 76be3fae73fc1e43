/** Structured data from the same entries that the pages show. */
import type { Graph, Thing } from 'schema-dts';
import { getCategories, getEntries, getGallery, getLabel, getPage, getSite, getWording, today } from '~/lib/content';
import { enlarged } from '~/lib/images/image';
import { absolute, pageUrl, sharePath } from '~/lib/site/url';
import { type PageName, routes } from '~/routes';
import { organization, shop, type Urls, webSite } from './business';
import { breadcrumbs, imageGallery, menu } from './pages';

const urlsOf = (page: PageName): Urls => ({
  home: pageUrl('home'),
  contact: pageUrl('contact'),
  menu: pageUrl('products'),
  logo: absolute('/icon-maskable-512.png'),
  image: absolute(sharePath(page)),
});

/** The site and the organization behind it. */
export async function describeSite(): Promise<Thing[]> {
  const site = await getSite();
  const { description } = await getPage('home');
  return [webSite(site, description, urlsOf('home')), organization(site, urlsOf('home'))];
}

export const describeShop = async (): Promise<Thing[]> => [shop(await getSite(), urlsOf('contact'), today)];

export async function describeMenu(): Promise<Thing[]> {
  const { list } = await getWording('menu');
  const items = (await getEntries('menu')).map(({ data }) => data);
  const sections = (await getCategories()).map(({ id, data }) => ({
    name: data.title,
    items: items.filter((item) => item.category === id),
  }));
  return [menu({ name: list, url: pageUrl('products'), sections })];
}

export async function describeGallery(): Promise<Thing[]> {
  const items = (await getGallery()).flatMap((group) => group.items);
  const images = items.map(async ({ data }) => ({
    ...data,
    // `src` already includes the base.
    url: new URL((await enlarged(data.image)).src, import.meta.env.SITE).href,
  }));
  return [imageGallery(await getLabel('gallery'), pageUrl('gallery'), await Promise.all(images))];
}

async function breadcrumbsTo(page: PageName): Promise<Thing> {
  const trail = [...new Set(['home', routes[page].parent ?? 'home', page] as const)];
  return breadcrumbs(
    await Promise.all(trail.map(async (name) => ({ name: await getLabel(name), url: pageUrl(name) }))),
  );
}

/**
 * The structured data of a page (https://schema.org, JSON-LD): what it describes, and breadcrumbs; none for an unlisted
 * page.
 */
export async function structuredData(page: PageName, things: readonly Thing[]): Promise<Graph | undefined> {
  if (routes[page].unlisted) return undefined;
  const trail = page === 'home' ? [] : [await breadcrumbsTo(page)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}
