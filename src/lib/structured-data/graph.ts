/** Structured data (https://schema.org, JSON-LD) from the entries of the pages. */
import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import type { MenuItem, RestrictedDiet, Thing } from 'schema-dts';
import { labels } from '~/labels';
import { getCategories, getEntries, getSite, type Site, type Store, today } from '~/lib/content';
import { streetText } from '~/lib/format/address';
import { mapLink } from '~/lib/format/map';
import { formatPrice } from '~/lib/format/money';
import { sentenceCase } from '~/lib/format/text';
import { isIllustration } from '~/lib/images/image';
import { dialled } from '~/lib/site/phone-links';
import { absolute, pageUrl, sharePath } from '~/lib/site/url';
import { openingHours } from './hours';

const organizationId = () => `${pageUrl('home')}#organization`;

type Brand = Pick<Site, 'name' | 'nameMl' | 'address' | 'phone' | 'email'>;

/** Properties that the brand and its stores share. */
const brand = ({ name, nameMl, address, phone, email }: Brand) => ({
  name,
  ...(nameMl && { alternateName: nameMl }),
  address: {
    '@type': 'PostalAddress' as const,
    streetAddress: streetText(address),
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: 'IN',
  },
  telephone: dialled(phone),
  email,
});

export async function describeSite(): Promise<Thing[]> {
  const site = await getSite();
  const url = pageUrl('home');
  // A map search is not a profile.
  const sameAs = Object.values(site.social ?? {}).flatMap((url) =>
    url?.includes('/maps/search/') === false ? [url] : [],
  );
  return [
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: site.name,
      url,
      inLanguage: 'en-IN',
      publisher: { '@id': organizationId() },
    },
    {
      '@type': 'Organization',
      '@id': organizationId(),
      ...brand(site),
      logo: absolute('/icon.svg'),
      foundingDate: String(site.foundingYear),
      slogan: site.tagline,
      url,
      ...(sameAs.length > 0 && { sameAs }),
    },
  ];
}

/** Returns the URL of a store's photo, or of the share image if it has none. */
async function storeImage({ data: { image } }: Store): Promise<string> {
  if (!image || isIllustration(image)) return absolute(sharePath('contact'));
  const { src } = await getImage({ src: image, format: 'webp', width: 1040 });
  return new URL(src, import.meta.env.SITE).href;
}

/** Describes stores, without ratings: Google ignores those that a business publishes about itself. */
export async function describeStores(stores: readonly Store[]): Promise<Thing[]> {
  const site = await getSite();
  const url = pageUrl('gallery');
  const prices = (await getEntries('menu')).map(({ data }) => data.price);
  const range = [...new Set([Math.min(...prices), Math.max(...prices)])]
    .map((price) => formatPrice(price, labels.menu.free))
    .join('–');
  const describe = async (store: Store): Promise<Thing> => ({
    '@type': 'CafeOrCoffeeShop',
    '@id': `${url}#store-${store.id}`,
    ...brand({ ...site, phone: store.phone, address: store.address }),
    url: `${url}#store-${store.id}`,
    image: await storeImage(store),
    ...(store.geo && { geo: { '@type': 'GeoCoordinates' as const, ...store.geo } }),
    hasMap: mapLink(store),
    ...openingHours({ ...site, hours: store.hours }, today),
    ...(prices.length > 0 && { priceRange: range }),
    servesCuisine: 'Sarbath',
    hasMenu: { '@id': `${pageUrl('products')}#menu` },
    parentOrganization: { '@type': 'Organization' as const, '@id': organizationId(), name: site.name },
  });
  return Promise.all(stores.map(describe));
}

export async function describeMenu(): Promise<Thing[]> {
  const url = pageUrl('products');
  type Item = CollectionEntry<'menu'>['data'];
  const menuItem = ({ name, description, price, notToday, diet }: Item): MenuItem => ({
    '@type': 'MenuItem',
    name,
    description,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'INR',
      ...(notToday === today && { availability: 'https://schema.org/SoldOut' as const }),
    },
    // schema.org has no type for a non-vegetarian diet.
    ...(diet &&
      diet !== 'non-vegetarian' && {
        suitableForDiet: `https://schema.org/${sentenceCase(diet)}Diet` as RestrictedDiet,
      }),
  });
  return [
    {
      '@type': 'Menu',
      '@id': `${url}#menu`,
      name: labels.navigation.products,
      url,
      inLanguage: 'en-IN',
      hasMenuSection: (await getCategories()).map(({ data, items }) => ({
        '@type': 'MenuSection' as const,
        name: data.title,
        hasMenuItem: items.map(({ data }) => menuItem(data)),
      })),
    },
  ];
}
