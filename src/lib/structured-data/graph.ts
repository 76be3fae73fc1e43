/** Structured data (https://schema.org, JSON-LD) from the same entries that the pages show. */
import type { BreadcrumbList, DayOfWeek, Graph, MenuItem, OpeningHoursSpecification, Thing } from 'schema-dts';
import {
  getCategories,
  getEntries,
  getGallery,
  getLabel,
  getPage,
  getSite,
  getWording,
  type Site,
  today,
} from '~/lib/content';
import { streetText } from '~/lib/format/address';
import {
  isAllDay,
  rangesOn,
  type SpecialDay,
  specialDaysFrom,
  specialRanges,
  type TimeRange,
} from '~/lib/format/hours';
import { sentenceCase } from '~/lib/format/text';
import { enlarged } from '~/lib/images/image';
import { digits } from '~/lib/site/phone-links';
import { absolute, pageUrl, sharePath } from '~/lib/site/url';
import { type PageName, routes } from '~/routes';
import { DAYS } from '~/schemas/hours';

const organizationId = () => `${pageUrl('home')}#organization`;

/** What the brand and its shop have in common. */
const brand = ({ name, nameMl, foundingYear, address, phone, email }: Site) => ({
  name,
  ...(nameMl && { alternateName: nameMl }),
  logo: absolute('/icon-maskable-512.png'),
  foundingDate: String(foundingYear),
  address: {
    '@type': 'PostalAddress' as const,
    streetAddress: streetText(address),
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  },
  telephone: `+${digits(phone)}`,
  email,
});

/** The site and the organization behind it. */
export async function describeSite(): Promise<Thing[]> {
  const site = await getSite();
  const { description } = await getPage('home');
  const url = pageUrl('home');
  const sameAs = Object.values(site.social ?? {}).filter((profile) => profile !== undefined);
  return [
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: site.name,
      description,
      url,
      inLanguage: 'en-IN',
      publisher: { '@id': organizationId() },
    },
    {
      '@type': 'Organization',
      '@id': organizationId(),
      ...brand(site),
      slogan: site.tagline,
      url,
      ...(sameAs.length > 0 && { sameAs }),
    },
  ];
}

/** Hours as Google documents them: a day without closing time lasts from 00:00 to 23:59. */
const times = (range: TimeRange) =>
  isAllDay(range) ? { opens: '00:00', closes: '23:59' } : { opens: range.opens, closes: range.closes };

/** One entry for all days with the same hours. */
function week(hours: Site['hours']): OpeningHoursSpecification[] {
  const ranges = DAYS.flatMap((day) => rangesOn(day, hours).map((range) => ({ day, ...times(range) })));
  return [...Map.groupBy(ranges, ({ opens, closes }) => `${opens} ${closes}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: same.map(({ day }) => `https://schema.org/${sentenceCase(day)}` as DayOfWeek),
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

/** The shop. It has no rating or review: Google ignores ratings that a business publishes of itself. */
export async function describeShop(): Promise<Thing[]> {
  const site = await getSite();
  const url = pageUrl('contact');
  const special = specialDaysFrom(today, site.specialDays).flatMap(specialHours);
  return [
    {
      '@type': 'CafeOrCoffeeShop',
      '@id': `${url}#shop`,
      ...brand(site),
      url,
      image: absolute(sharePath('contact')),
      ...(site.geo && {
        geo: { '@type': 'GeoCoordinates', latitude: site.geo.latitude, longitude: site.geo.longitude },
      }),
      openingHoursSpecification: week(site.hours),
      ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
      hasMenu: pageUrl('products'),
      parentOrganization: { '@id': organizationId() },
    },
  ];
}

/** There is no word of schema.org for food that is not vegetarian. */
const DIETS = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'non-vegetarian': undefined,
} as const;

/** The menu with its sections. */
export async function describeMenu(): Promise<Thing[]> {
  const url = pageUrl('products');
  const items = (await getEntries('menu')).map(({ data }) => data);
  const menuItem = ({ name, description, price, diet, serving, kcal }: (typeof items)[number]): MenuItem => ({
    '@type': 'MenuItem',
    name,
    description,
    offers: { '@type': 'Offer', price, priceCurrency: 'INR' },
    ...(diet && DIETS[diet] && { suitableForDiet: DIETS[diet] }),
    ...((serving || kcal) && {
      nutrition: {
        '@type': 'NutritionInformation',
        ...(serving && { servingSize: serving }),
        ...(kcal && { calories: `${kcal} calories` }),
      },
    }),
  });
  return [
    {
      '@type': 'Menu',
      '@id': `${url}#menu`,
      name: (await getWording('menu')).list,
      url,
      inLanguage: 'en-IN',
      hasMenuSection: (await getCategories()).map(({ id, data }) => ({
        '@type': 'MenuSection' as const,
        name: data.title,
        hasMenuItem: items.filter(({ category }) => category === id).map(menuItem),
      })),
    },
  ];
}

/** The gallery with all its images. */
export async function describeGallery(): Promise<Thing[]> {
  const url = pageUrl('gallery');
  const items = (await getGallery()).flatMap((group) => group.items);
  const image = items.map(async ({ data }) => ({
    '@type': 'ImageObject' as const,
    name: data.title,
    caption: data.caption,
    description: data.alt,
    // `src` already includes the base.
    contentUrl: new URL((await enlarged(data.image)).src, import.meta.env.SITE).href,
  }));
  return [
    {
      '@type': 'ImageGallery',
      '@id': `${url}#gallery`,
      name: await getLabel('gallery'),
      url,
      inLanguage: 'en-IN',
      image: await Promise.all(image),
    },
  ];
}

/** The breadcrumbs from the home page to a page, which comes last. */
async function breadcrumbsTo(page: PageName): Promise<BreadcrumbList> {
  const trail = [...new Set(['home', routes[page].parent ?? 'home', page] as const)];
  const items = trail.map(async (name, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: await getLabel(name),
    item: pageUrl(name),
  }));
  return { '@type': 'BreadcrumbList', itemListElement: await Promise.all(items) };
}

/** The structured data of a page: what it describes, and breadcrumbs; none for an unlisted page. */
export async function structuredData(page: PageName, things: readonly Thing[]): Promise<Graph | undefined> {
  if (routes[page].unlisted) return undefined;
  const trail = page === 'home' ? [] : [await breadcrumbsTo(page)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}
