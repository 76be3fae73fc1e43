/** Structured data of each page, from the same entries that it shows. */
import type { Graph, Thing } from 'schema-dts';
import { getCategories, getGallery, getMenu, getPage, getSite, getWording, type PageName, today } from '~/lib/content';
import { enlarged } from '~/lib/images/image';
import { NOT_FOUND, pageUrl, sharePath } from '~/lib/site/pages';
import { absolute, PARENTS, type RouteName } from '~/lib/site/url';
import { organization, shop, type Urls, webSite } from './business';
import { breadcrumbs, imageGallery, menu } from './pages';

const urlsOf = (page: PageName): Urls => ({
  home: pageUrl('home'),
  contact: pageUrl('contact'),
  menu: pageUrl('products'),
  logo: absolute('/icon-maskable-512.png'),
  image: absolute(sharePath(page)),
});

/** The name of a page in the navigation, or the title of the enquiry page, which is not in it. */
async function crumbName(page: RouteName): Promise<string> {
  const [{ navigation, quickLinks }, site, words] = [await getWording(), await getSite(), await getPage(page)];
  if (page === 'home') return quickLinks.home;
  return page === 'register' ? words.title.replace(`: ${site.name}`, '') : navigation[page];
}

async function breadcrumbsTo(page: RouteName): Promise<Thing> {
  const parent = PARENTS[page];
  const trail: RouteName[] = parent ? ['home', parent, page] : ['home', page];
  return breadcrumbs(
    await Promise.all(trail.map(async (name) => ({ name: await crumbName(name), url: pageUrl(name) }))),
  );
}

async function menuOfPage(): Promise<Thing> {
  const [words, items] = [await getPage('products'), (await getMenu()).map(({ data }) => data)];
  const sections = (await getCategories()).map(({ id, data }) => ({
    name: data.title,
    items: items.filter((item) => item.category === id),
  }));
  return menu({ name: words.menuLabel, url: pageUrl('products'), sections });
}

async function galleryOfPage(): Promise<Thing> {
  const items = (await getGallery()).flatMap((group) => group.items);
  const images = items.map(async ({ data }) => ({
    ...data,
    // `src` already includes the base.
    url: new URL((await enlarged(data.image)).src, import.meta.env.SITE).href,
  }));
  return imageGallery(await crumbName('gallery'), pageUrl('gallery'), await Promise.all(images));
}

/** What only one page describes. */
const OWN: Partial<Record<RouteName, () => Promise<Thing[]>>> = {
  home: async () => {
    const [site, { description }] = [await getSite(), await getPage('home')];
    return [webSite(site, description, urlsOf('home')), organization(site, urlsOf('home'))];
  },
  contact: async () => [shop(await getSite(), urlsOf('contact'), today)],
  products: async () => [await menuOfPage()],
  gallery: async () => [await galleryOfPage()],
};

/** The structured data of a page (https://schema.org, JSON-LD); none for the 404 page. */
export async function structuredData(page: PageName): Promise<Graph | undefined> {
  if (page === NOT_FOUND) return undefined;
  const things = (await OWN[page]?.()) ?? [];
  if (page !== 'home') things.push(await breadcrumbsTo(page));
  return { '@context': 'https://schema.org', '@graph': things };
}
