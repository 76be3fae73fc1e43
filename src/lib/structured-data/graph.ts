/** What each page tells machines about itself, gathered from the same entries that it shows. */
import type { Graph, Thing } from 'schema-dts';
import { getCategories, getGallery, getMenu, getPage, getSite, getWording, type PageName, today } from '~/lib/content';
import { enlarged } from '~/lib/images/image';
import { NOT_FOUND, pageUrl, sharePath } from '~/lib/site/pages';
import { absolute, PARENTS, type RouteName } from '~/lib/site/url';
import { type Addresses, organization, shop, webSite } from './business';
import { breadcrumbs, imageGallery, menu } from './pages';

const addresses = (page: PageName): Addresses => ({
  home: pageUrl('home'),
  contact: pageUrl('contact'),
  menu: pageUrl('products'),
  logo: absolute('/icon-maskable-512.png'),
  picture: absolute(sharePath(page)),
});

/** What a page is called in the navigation; the enquiry page is not in it and goes by its title. */
async function crumbName(page: RouteName): Promise<string> {
  const [{ navigation, quickLinks }, site, words] = [await getWording(), await getSite(), await getPage(page)];
  if (page === 'home') return quickLinks.home;
  return page === 'register' ? words.title.replace(`: ${site.name}`, '') : navigation[page];
}

async function wayTo(page: RouteName): Promise<Thing> {
  const parent = PARENTS[page];
  const way: RouteName[] = parent ? ['home', parent, page] : ['home', page];
  return breadcrumbs(
    await Promise.all(way.map(async (name) => ({ name: await crumbName(name), address: pageUrl(name) }))),
  );
}

async function menuOfPage(): Promise<Thing> {
  const [words, items] = [await getPage('products'), (await getMenu()).map(({ data }) => data)];
  const sections = (await getCategories()).map(({ id, data }) => ({
    name: data.title,
    dishes: items.filter((item) => item.category === id),
  }));
  return menu({ name: words.menuLabel, address: pageUrl('products'), sections });
}

async function galleryOfPage(): Promise<Thing> {
  const pictures = (await getGallery()).flatMap((group) => group.pictures);
  const framed = pictures.map(async ({ data }) => ({
    ...data,
    // Already under the folder of the site.
    address: new URL((await enlarged(data.image)).src, import.meta.env.SITE).href,
  }));
  return imageGallery(await crumbName('gallery'), pageUrl('gallery'), await Promise.all(framed));
}

/** The things that only one page describes. */
const OWN: Partial<Record<RouteName, () => Promise<Thing[]>>> = {
  home: async () => {
    const [site, { description }] = [await getSite(), await getPage('home')];
    return [webSite(site, description, addresses('home')), organization(site, addresses('home'))];
  },
  contact: async () => [shop(await getSite(), addresses('contact'), today)],
  products: async () => [await menuOfPage()],
  gallery: async () => [await galleryOfPage()],
};

/** The structured data of a page (https://schema.org, JSON-LD); none for the page shown in place of missing ones. */
export async function structuredData(page: PageName): Promise<Graph | undefined> {
  if (page === NOT_FOUND) return undefined;
  const things = (await OWN[page]?.()) ?? [];
  if (page !== 'home') things.push(await wayTo(page));
  return { '@context': 'https://schema.org', '@graph': things };
}
