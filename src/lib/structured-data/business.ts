import type { z } from 'astro/zod';
import type { CafeOrCoffeeShop, DayOfWeek, Organization, PostalAddress, WebSite } from 'schema-dts';
import { digits } from '~/lib/site/contact-links';
import type { Day, site } from '~/schemas/site';

export type Site = z.infer<ReturnType<typeof site>>;

/** The absolute addresses that the things described have. */
export interface Addresses {
  readonly home: string;
  readonly contact: string;
  readonly menu: string;
  readonly logo: string;
  readonly picture: string;
}

const organizationId = (home: string): string => `${home}#organization`;

const phone = (number: string) => `+${digits(number)}`;

const postalAddress = ({ address }: Site): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: address.country,
});

const DAYS: Record<Day, DayOfWeek> = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
};

/** The brand behind the site. */
export const organization = (site: Site, at: Addresses): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(at.home),
  name: site.name,
  slogan: site.tagline,
  url: at.home,
  logo: at.logo,
  foundingDate: String(site.foundingYear),
  address: postalAddress(site),
  telephone: phone(site.phone),
  email: site.email,
  sameAs: Object.values(site.social),
});

/** The site itself. */
export const webSite = (site: Site, description: string, at: Addresses): WebSite => ({
  '@type': 'WebSite',
  '@id': `${at.home}#website`,
  name: site.name,
  description,
  url: at.home,
  inLanguage: 'en-IN',
  publisher: { '@id': organizationId(at.home) },
});

/** The counter that people walk to. No rating or review of our own: search engines call those self-serving. */
export const shop = (site: Site, at: Addresses): CafeOrCoffeeShop => ({
  '@type': 'CafeOrCoffeeShop',
  '@id': `${at.contact}#shop`,
  name: site.name,
  url: at.contact,
  image: at.picture,
  logo: at.logo,
  foundingDate: String(site.foundingYear),
  address: postalAddress(site),
  geo: { '@type': 'GeoCoordinates', latitude: site.geo.latitude, longitude: site.geo.longitude },
  telephone: phone(site.phone),
  email: site.email,
  openingHoursSpecification: site.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.map((day) => DAYS[day]),
    opens,
    closes,
  })),
  hasMenu: at.menu,
  parentOrganization: { '@id': organizationId(at.home) },
});
