/** Structured data (https://schema.org, JSON-LD) from the entries of the pages. */
import type { Thing } from 'schema-dts';
import { labels } from '~/labels';
import { getCategories, getEntries, getSite, type Site, type Store, today } from '~/lib/content';
import { streetText } from '~/lib/format/address';
import { formatPrice } from '~/lib/format/money';
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

/** Describes the site and the organization, for the home page. */
export async function describeSite(): Promise<Thing[]> {
  const site = await getSite();
  const url = pageUrl('home');
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
      ...(site.social && { sameAs: Object.values(site.social) as string[] }),
    },
  ];
}

/** Describes stores, without ratings: Google ignores those that a business publishes about itself. */
export async function describeStores(stores: readonly Store[]): Promise<Thing[]> {
  const site = await getSite();
  const url = pageUrl('gallery');
  const prices = (await getEntries('menu')).map(({ data }) => data.price);
  const range = [Math.min(...prices), Math.max(...prices)].map((price) => formatPrice(price, labels.menu.free));
  return stores.map((store) => ({
    '@type': 'CafeOrCoffeeShop',
    '@id': `${url}#store-${store.id}`,
    ...brand({ ...site, phone: store.phone, address: store.address }),
    url: `${url}#store-${store.id}`,
    image: absolute(sharePath('gallery')),
    ...openingHours({ ...site, hours: store.hours }, today),
    ...(prices.length > 0 && { priceRange: range.join('–') }),
    servesCuisine: 'Sarbath',
    hasMenu: { '@id': `${pageUrl('products')}#menu` },
    parentOrganization: { '@type': 'Organization' as const, '@id': organizationId(), name: site.name },
  }));
}

/** Describes the menu with its prices. */
export async function describeMenu(): Promise<Thing[]> {
  const url = pageUrl('products');
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
        hasMenuItem: items.map(({ data: { name, description, price } }) => ({
          '@type': 'MenuItem' as const,
          name,
          description,
          offers: { '@type': 'Offer' as const, price, priceCurrency: 'INR' },
        })),
      })),
    },
  ];
}
