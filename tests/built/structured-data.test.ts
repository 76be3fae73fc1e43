import { expect, it } from 'vitest';
import { siteUrlOf } from '../../src/publish/built-site.ts';
import { builtPages } from '../support/built-pages.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { type Entry, entries, entry, graphOf, pageOf, visibleText } from './content.ts';

const pages = builtPages(FIXTURE_SITE);
const site = siteUrlOf(FIXTURE_SITE);
const base = site.pathname.replace(/\/$/, '');
const brand = entry('site/index.md');
const store = entry('stores/manacaud/index.md');
const urlOf = (path: string) => `${site.origin}${base}${path}`;

const one = (path: string, type: string): Entry => {
  const nodes = graphOf(pageOf(pages, path)).filter((thing) => thing['@type'] === type);
  expect(nodes.length, `${type} on ${path}`).toBe(1);
  return nodes[0] as Entry;
};
const textOf = (path: string) => visibleText(pageOf(pages, path));

it('the structured data of / describes site and organization as the page does', () => {
  expect(one('/', 'WebSite')).toMatchObject({ name: brand['name'], url: site.href, inLanguage: 'en-IN' });
  const organization = one('/', 'Organization');
  expect(one('/', 'WebSite')['publisher']).toEqual({ '@id': organization['@id'] });
  expect(organization).toMatchObject({
    name: brand['name'],
    email: brand['email'],
    alternateName: brand['nameMl'],
    ...{ url: site.href, logo: urlOf('/icon.svg') },
    foundingDate: String(brand['foundingYear']),
    sameAs: Object.values<string>(brand['social']),
  });
  const text = textOf('/');
  for (const expected of [organization['name'], organization['slogan'], organization['email']])
    expect(text).toContain(expected);
  const links = [...pageOf(pages, '/').document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
  for (const profile of organization['sameAs']) expect(links).toContain(profile);
});

// https://developers.google.com/search/docs/appearance/structured-data/local-business; the hours: unit/hours.test.ts.
it('the structured data of /contact matches content and page, with the properties that Google requires', () => {
  const shop = one('/contact', 'CafeOrCoffeeShop');
  const { street, city, region, postalCode } = store['address'];
  const link = expect.stringMatching(/^https:/);
  expect(shop).toMatchObject({
    name: brand['name'],
    address: {
      ...{ '@type': 'PostalAddress', streetAddress: street, addressLocality: city, addressRegion: region },
      ...{ postalCode, addressCountry: 'IN' },
    },
    parentOrganization: { '@id': one('/', 'Organization')['@id'], name: brand['name'] },
    telephone: brand['phone'].replaceAll(' ', ''),
    email: brand['email'],
    hasMenu: { '@id': urlOf('/products#menu') },
    ...{ priceRange: '₹30–₹50', servesCuisine: 'Sarbath' },
    ...{ url: link, image: link },
  });
  const text = textOf('/contact');
  for (const expected of [street, city, region, postalCode, brand['phone'], brand['email']])
    expect(text).toContain(expected);
});

it('the structured data of /products lists every menu item of content and page with its price', () => {
  const menu = one('/products', 'Menu');
  expect(menu).toMatchObject({ '@id': urlOf('/products#menu'), url: urlOf('/products'), inLanguage: 'en-IN' });
  const text = textOf('/products');
  const described = (menu['hasMenuSection'] as Entry[]).flatMap((section) => {
    expect(text).toContain(section['name']);
    return (section['hasMenuItem'] as Entry[]).map((item) => ({ section: section['name'], ...item }) as Entry);
  });
  const items = entries('menu');
  expect(described.map(({ name }) => name).sort()).toEqual(items.map(({ name }) => name).sort());
  for (const item of items) {
    expect(described.find(({ name }) => name === item['name'])).toMatchObject({
      section: entry(`categories/${item['category']}.md`)['title'],
      description: item['description'],
      offers: { '@type': 'Offer', price: item['price'], priceCurrency: 'INR' },
    });
    for (const expected of [item['name'], item['description'], `₹${item['price']}`]) expect(text).toContain(expected);
  }
});

it.each(pages)('$path has at most one block of structured data, and no rating of the shop', ({ document, html }) => {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(scripts.length).toBeLessThanOrEqual(1);
  for (const { textContent } of scripts)
    expect(JSON.parse(textContent ?? '')).toHaveProperty(['@context'], 'https://schema.org');
  expect(html).not.toMatch(/AggregateRating|"Review"|itemtype=/);
});
