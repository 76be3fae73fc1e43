import { expect, it } from 'vitest';
import type { Site } from '~/lib/content';
import { organization, type Urls, webSite } from '~/lib/structured-data/business';
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

it('the site names the organization as its publisher', () => {
  expect(webSite(site, 'About us', at)).toMatchObject({
    '@type': 'WebSite',
    url: at.home,
    publisher: { '@id': (organization(site, at) as { '@id': string })['@id'] },
  });
});

it('no text can end the script that it stands in', () => {
  const hostile = { name: '</script><script>alert(1)</script><!-- ]]>' };
  expect(scriptSafe(hostile)).not.toContain('<');
  expect(JSON.parse(scriptSafe(hostile))).toEqual(hostile);
});
