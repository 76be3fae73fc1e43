import type {
  CafeOrCoffeeShop,
  DayOfWeek,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  WebSite,
} from 'schema-dts';
import type { Site } from '~/lib/content';
import { streetText } from '~/lib/format/address';
import {
  isAllDay,
  rangesOn,
  type SpecialDay,
  specialDaysFrom,
  specialRanges,
  type TimeRange,
} from '~/lib/format/hours';
import { digits } from '~/lib/site/phone-links';
import { DAYS, type Day } from '~/schemas/hours';

/** Absolute URLs. */
export interface Urls {
  readonly home: string;
  readonly contact: string;
  readonly menu: string;
  readonly logo: string;
  readonly image: string;
}

const organizationId = (home: string): string => `${home}#organization`;

const phone = (number: string) => `+${digits(number)}`;

const postalAddress = ({ address }: Site): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: streetText(address),
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: address.country,
});

const DAY_OF_WEEK: Record<Day, DayOfWeek> = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
};

/** Hours as Google documents them: a day without closing time lasts from 00:00 to 23:59. */
const times = (range: TimeRange) =>
  isAllDay(range) ? { opens: '00:00', closes: '23:59' } : { opens: range.opens, closes: range.closes };

/** One entry for all days with the same hours. */
function week(hours: Site['hours']): OpeningHoursSpecification[] {
  const ranges = DAYS.flatMap((day) => rangesOn(day, hours).map((range) => ({ day, ...times(range) })));
  return [...Map.groupBy(ranges, ({ opens, closes }) => `${opens} ${closes}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: same.map(({ day }) => DAY_OF_WEEK[day]),
      opens,
      closes,
    })),
  );
}

/** A day with hours of its own; from 00:00 to 00:00 the shop is closed (Google, "Local business", opening hours). */
function specialHours(day: SpecialDay): OpeningHoursSpecification[] {
  const ranges = specialRanges(day).map(times);
  return (ranges.length > 0 ? ranges : [{ opens: '00:00', closes: '00:00' }]).map((range) => ({
    '@type': 'OpeningHoursSpecification' as const,
    name: day.reason,
    validFrom: day.date,
    validThrough: day.date,
    ...range,
  }));
}

const alternateName = ({ nameMl }: Site) => nameMl && { alternateName: nameMl };

function profiles({ social = {} }: Site): { sameAs?: string[] } {
  const sameAs = Object.values(social).filter((url) => url !== undefined);
  return sameAs.length > 0 ? { sameAs } : {};
}

/** The brand. */
export const organization = (site: Site, at: Urls): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(at.home),
  name: site.name,
  ...alternateName(site),
  slogan: site.tagline,
  url: at.home,
  logo: at.logo,
  foundingDate: String(site.foundingYear),
  address: postalAddress(site),
  telephone: phone(site.phone),
  email: site.email,
  ...profiles(site),
});

/** The site itself. */
export const webSite = (site: Site, description: string, at: Urls): WebSite => ({
  '@type': 'WebSite',
  '@id': `${at.home}#website`,
  name: site.name,
  description,
  url: at.home,
  inLanguage: 'en-IN',
  publisher: { '@id': organizationId(at.home) },
});

/**
 * The shop. It has no rating or review: Google ignores ratings that a business publishes of itself.
 * @param today the day in India from which special days are listed
 */
export function shop(site: Site, at: Urls, today: string): CafeOrCoffeeShop {
  const special = specialDaysFrom(today, site.specialDays).flatMap(specialHours);
  return {
    '@type': 'CafeOrCoffeeShop',
    '@id': `${at.contact}#shop`,
    name: site.name,
    ...alternateName(site),
    url: at.contact,
    image: at.image,
    logo: at.logo,
    foundingDate: String(site.foundingYear),
    address: postalAddress(site),
    ...(site.geo && {
      geo: { '@type': 'GeoCoordinates', latitude: site.geo.latitude, longitude: site.geo.longitude },
    }),
    telephone: phone(site.phone),
    email: site.email,
    openingHoursSpecification: week(site.hours),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    hasMenu: at.menu,
    parentOrganization: { '@id': organizationId(at.home) },
  };
}
