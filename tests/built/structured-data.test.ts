import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Entry, entries, entry } from './content.ts';
import { addressOf, builtPages, DIST, visibleText } from './site.ts';

const pages = new Map(builtPages(DIST).map((page) => [page.path, page]));
const site = addressOf(DIST);
const base = site.pathname.replace(/\/$/, '');
const brand = entry('site/index.md');
const address = (path: string) => `${site.origin}${base}${path}`;

function graph(path: string): Entry[] {
  const scripts = [...(pages.get(path)?.document.querySelectorAll('script[type="application/ld+json"]') ?? [])];
  expect(scripts.length).toBe(1);
  const data = JSON.parse(scripts[0]?.textContent ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
const one = (path: string, type: string): Entry => {
  const found = graph(path).filter((thing) => thing['@type'] === type);
  expect(found.length, `${type} on ${path}`).toBe(1);
  return found[0] as Entry;
};
const shown = (path: string): string => {
  const page = pages.get(path);
  return page ? visibleText(page) : '';
};

it('/ describes the site and the organization behind it, as its page does', () => {
  expect(one('/', 'WebSite')).toMatchObject({ name: brand['name'], url: site.href, inLanguage: 'en-IN' });
  const organization = one('/', 'Organization');
  expect(organization).toMatchObject({
    name: brand['name'],
    email: brand['email'],
    foundingDate: String(brand['foundingYear']),
    sameAs: Object.values(brand['social']),
  });
  const text = shown('/');
  for (const said of [organization['name'], organization['slogan'], organization['email']])
    expect(text).toContain(said);
  const links = [...(pages.get('/')?.document.querySelectorAll('a[href]') ?? [])].map((link) =>
    link.getAttribute('href'),
  );
  for (const profile of organization['sameAs']) expect(links).toContain(profile);
});

describe('/contact describes the counter', () => {
  const shop = () => one('/contact', 'CafeOrCoffeeShop');

  it('as the content and the page do', () => {
    expect(shop()).toMatchObject({
      name: brand['name'],
      geo: brand['geo'],
      telephone: brand['phone'].replaceAll(' ', ''),
      email: brand['email'],
      hasMenu: address('/products'),
    });
    const text = shown('/contact');
    const { streetAddress, addressLocality, addressRegion, postalCode } = shop()['address'];
    for (const said of [streetAddress, addressLocality, addressRegion, postalCode, brand['phone'], brand['email']]) {
      expect(text).toContain(said);
    }
  });

  it('with the opening hours of the content', () => {
    const hours = shop()['openingHoursSpecification'] as Entry[];
    expect(hours.map(({ opens, closes }) => ({ opens, closes }))).toEqual(
      brand['hours'].map(({ opens, closes }: Entry) => ({ opens, closes })),
    );
    hours.forEach(({ dayOfWeek }, index) => {
      const days = dayOfWeek.map((day: string) => day.replace('https://schema.org/', '').toLowerCase());
      expect(days).toEqual(brand['hours'][index].days);
    });
  });
});

it('/products describes every dish of the content with its price, as the page shows it', () => {
  const menu = one('/products', 'Menu');
  const text = shown('/products');
  const described = (menu['hasMenuSection'] as Entry[]).flatMap((section) => {
    expect(text).toContain(section['name']);
    return (section['hasMenuItem'] as Entry[]).map((item) => ({ section: section['name'], ...item }) as Entry);
  });
  const dishes = entries('menu');
  expect(described.map(({ name }) => name).sort()).toEqual(dishes.map(({ name }) => name).sort());
  for (const dish of dishes) {
    const item = described.find(({ name }) => name === dish['name']);
    expect(item).toMatchObject({
      section: entry(`categories/${dish['category']}.md`)['title'],
      description: dish['description'],
      offers: { '@type': 'Offer', price: dish['price'], priceCurrency: 'INR' },
    });
    for (const said of [dish['name'], dish['description'], `₹${dish['price']}`]) expect(text).toContain(said);
  }
});

it('the one founding year is on the menu page too', () => {
  expect(shown('/products')).toContain(String(brand['foundingYear']));
});

it('/gallery describes every picture of the content, with a file that exists', () => {
  const pictures = one('/gallery', 'ImageGallery')['image'] as Entry[];
  expect(pictures.map(({ description }) => description).sort()).toEqual(
    entries('gallery')
      .map(({ alt }) => alt)
      .sort(),
  );
  const text = shown('/gallery');
  for (const { name, caption, contentUrl } of pictures) {
    expect(text).toContain(name);
    expect(text).toContain(caption);
    expect(existsSync(join(DIST, new URL(contentUrl).pathname.slice(base.length))), contentUrl).toBe(true);
  }
});

const inner = [...pages.keys()].filter((path) => path !== '/' && path !== '/404');

it.each(inner)('%s tells the way to it from the home page', (path) => {
  const way = one(path, 'BreadcrumbList')['itemListElement'] as Entry[];
  expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1));
  expect(way[0]).toMatchObject({ item: site.href });
  expect(way.at(-1)).toMatchObject({ item: address(path) });
});

it.each([...pages.keys()])('%s rates nothing of our own', (path) => {
  expect(pages.get(path)?.html).not.toMatch(/AggregateRating|"Review"|itemtype=/);
});

it('the page for missing ones describes nothing', () => {
  expect(pages.get('/404')?.document.querySelector('script[type="application/ld+json"]')).toBeNull();
});
