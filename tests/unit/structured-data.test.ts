import { describe, expect, it } from 'vitest';
import { organization, type Site, shop, type Urls, webSite } from '~/lib/structured-data/business';
import { breadcrumbs, imageGallery, menu } from '~/lib/structured-data/pages';
import { scriptSafe } from '~/lib/structured-data/script';

const at: Urls = {
  home: 'https://x.example/',
  contact: 'https://x.example/contact',
  menu: 'https://x.example/products',
  logo: 'https://x.example/logo.png',
  image: 'https://x.example/share/contact.png',
};
const site = {
  name: 'Sarbath Shop',
  tagline: 'Poured cold.',
  foundingYear: 1985,
  address: { street: 'Manacaud', city: 'Trivandrum', region: 'Kerala', postalCode: '695009', country: 'IN' },
  geo: { latitude: 8.47, longitude: 76.95 },
  phone: '+91 98765 43210',
  email: 'hello@example.com',
  hours: [
    { days: ['monday', 'tuesday'], opens: '10:00', closes: '22:00' },
    { days: ['sunday'], opens: '16:00', closes: '23:00' },
  ],
  social: {
    instagram: 'https://www.instagram.com/x',
    google: 'https://g.example',
    facebook: 'https://f.example',
    youtube: 'https://y.example',
  },
} as Site;

describe('the counter', () => {
  const described = shop(site, at, '2026-11-21');

  it('has its address, position and phone', () => {
    expect(described).toMatchObject({
      '@type': 'CafeOrCoffeeShop',
      name: 'Sarbath Shop',
      url: at.contact,
      telephone: '+919876543210',
      address: { streetAddress: 'Manacaud', addressLocality: 'Trivandrum', postalCode: '695009', addressCountry: 'IN' },
      geo: { '@type': 'GeoCoordinates', latitude: 8.47, longitude: 76.95 },
      hasMenu: at.menu,
    });
  });

  it('has one opening-hours entry for each set of days', () => {
    expect(described).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'], opens: '10:00', closes: '22:00' },
        { dayOfWeek: ['https://schema.org/Sunday'], opens: '16:00', closes: '23:00' },
      ],
    });
  });

  it.each([shop(site, at, '2026-11-21'), organization(site, at)])(
    'has the one founding year and no rating of its own',
    (thing) => {
      expect(thing).toMatchObject({ foundingDate: '1985' });
      expect(JSON.stringify(thing)).not.toMatch(/rating|review/i);
    },
  );
});

it('the site names the organization as its publisher', () => {
  expect(webSite(site, 'About us', at)).toMatchObject({
    '@type': 'WebSite',
    url: at.home,
    publisher: { '@id': (organization(site, at) as { '@id': string })['@id'] },
  });
});

it('the menu has a section for each category with items, with prices in rupees', () => {
  const item = { name: 'Boba', description: 'Milk tea.', price: 40 };
  const described = menu({
    name: 'Menu',
    url: at.menu,
    sections: [
      { name: 'Classic', items: [item] },
      { name: 'Special', items: [] },
    ],
  });
  expect(described).toMatchObject({ '@type': 'Menu', url: at.menu });
  expect((described as { hasMenuSection: unknown }).hasMenuSection).toEqual([
    {
      '@type': 'MenuSection',
      name: 'Classic',
      hasMenuItem: [
        {
          '@type': 'MenuItem',
          name: 'Boba',
          description: 'Milk tea.',
          offers: { '@type': 'Offer', price: 40, priceCurrency: 'INR' },
        },
      ],
    },
  ]);
});

it('breadcrumbs count from one', () => {
  const trail = breadcrumbs([
    { name: 'Home', url: at.home },
    { name: 'Contact', url: at.contact },
  ]);
  expect((trail as { itemListElement: unknown }).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: at.home },
    { '@type': 'ListItem', position: 2, name: 'Contact', item: at.contact },
  ]);
});

it('a gallery lists its images', () => {
  const item = { title: 'High street', caption: 'Noon', alt: 'A shop', url: 'https://x.example/a.webp' };
  expect(imageGallery('Stores', 'https://x.example/gallery', [item])).toMatchObject({
    image: [
      {
        '@type': 'ImageObject',
        name: 'High street',
        caption: 'Noon',
        description: 'A shop',
        contentUrl: item.url,
      },
    ],
  });
});

it('no text can end the script that it stands in', () => {
  const hostile = { name: '</script><script>alert(1)</script><!-- ]]>' };
  expect(scriptSafe(hostile)).not.toContain('<');
  expect(JSON.parse(scriptSafe(hostile))).toEqual(hostile);
});
