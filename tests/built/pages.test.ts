/** HTML that the snapshots in browser/access/aria do not show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayInIndia } from '../../src/lib/site/publication.ts';
import { AVATAR_HOSTS } from '../../src/schemas/hosts.ts';
import { builtPages } from '../support/built-pages.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { pageOf } from './content.ts';

const pages = builtPages(FIXTURE_SITE);
const release = JSON.parse(readFileSync(join(FIXTURE_SITE, 'release.json'), 'utf8'));
const all = (path: string, selector: string) => [...pageOf(pages, path).document.querySelectorAll(selector)];
const texts = (path: string, selector: string) => all(path, selector).map(({ textContent }) => textContent?.trim());

it.each([
  ['/', undefined],
  ['/products', 'page Menu'],
  // A page below /franchise.
  ['/register', 'true Franchise'],
  ['/404', undefined],
])('the navigation of %s marks the current page: %s', (path, marked) => {
  const current = all(path, 'header [aria-current]').map(
    (link) => `${link.getAttribute('aria-current')} ${link.textContent?.trim()}`,
  );
  expect(current).toEqual(marked ? [marked] : []);
});

describe.each(pages)('$path', ({ path, document }) => {
  it('shows the year of the build in its footer, by the time of India', () => {
    const year = dayInIndia(new Date(release.builtAt)).slice(0, 4);
    expect(texts(path, 'footer').join()).toContain(`© ${year}`);
  });

  it('shows the two newest of three notices', () => {
    const lines = [...document.querySelectorAll('.masthead + aside p')];
    expect(lines.map(({ textContent }) => textContent?.trim())).toEqual([
      'Closed on 15 August. We are back the day after.',
      'Khus is back on the menu.',
    ]);
    expect(lines[1]?.querySelector('a')?.getAttribute('href')).toBe('/products');
  });

  it('gives each image a width and a height', () => {
    const images = [...document.querySelectorAll('img')];
    expect(images.filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))).toEqual([]);
  });

  it('gives each `time` element the date that it shows', () => {
    for (const time of document.querySelectorAll('time'))
      expect(new Date(`${time.textContent} UTC`).toJSON()).toContain(time.getAttribute('datetime'));
  });

  it('announces links that open a new tab, and sets rel=noopener on links to other sites', () => {
    // The map opens in its frame.
    for (const link of document.querySelectorAll('a[target=_blank], a[href^="http"]:not([target=map])')) {
      const says = /opens in a new tab/.test(link.getAttribute('aria-label') ?? link.textContent ?? '');
      expect(says, link.outerHTML).toBe(link.getAttribute('target') === '_blank');
      expect(link.getAttribute('rel'), link.outerHTML).toMatch(/noopener/);
    }
  });
});

it('/franchise shows every cost with its share in table and chart, and the total', () => {
  const rows = ['₹1,25,00040%', '₹75,00024%', '₹50,00016%', '₹40,00013%', '₹20,0006%', 'included'];
  expect(texts('/franchise', '.investment tbody td')).toEqual(rows);
  expect(texts('/franchise', '.investment tfoot td')).toEqual(['₹3,10,000']);
  const shares = ['40%Fee', '24%Interior', '16%Furnishings', '13%Equipment', '6%'];
  expect(texts('/franchise', '.donut .share')).toEqual(shares);
  expect(texts('/franchise', '.donut .centre')).toEqual(['₹3,10,000in all']);
});

// FSSAI, Labelling and Display Regulations 2020, schedule II.
it('/products marks vegetarian food with a dot, other food with a triangle', () => {
  const dietMarks = all('/products', '.diet svg').map((mark) => [
    mark.getAttribute('aria-label'),
    mark.querySelector('circle') ? 'dot' : 'triangle',
  ]);
  expect(dietMarks).toEqual([
    ['Vegetarian', 'dot'],
    ['Non-vegetarian', 'triangle'],
    ['Vegan', 'dot'],
  ]);
});

it('images of the first view load eagerly, others lazily', () => {
  const loading = (path: string, selector: string) => all(path, selector).map((image) => image.getAttribute('loading'));
  expect(loading('/products', '.menu-card img')).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy', 'lazy']);
  expect(loading('/', 'main img[fetchpriority=high]')).toEqual([null]);
  expect(all('/gallery', '.gallery-group figure img')[0]?.getAttribute('fetchpriority')).toBe('high');
  const [first, ...photos] = loading('/gallery', '.gallery-group figure img');
  expect([first, ...new Set(photos)]).toEqual(['eager', 'lazy']);
});

it('/register has the right types and autocomplete tokens, and takes text of any direction', () => {
  const fields = all('/register', 'form:not([novalidate]) [name][dir=auto]').map((field) =>
    ['name', 'type', 'autocomplete'].map((name) => field.getAttribute(name)),
  );
  expect(fields).toEqual([
    ['name', 'text', 'name'],
    ['mobile', 'tel', 'tel'],
    ['city', 'text', 'address-level2'],
    ['email', 'email', 'email'],
    ['message', null, null],
  ]);
});

it('/reviews loads its avatars lazily, from one outside service, without a referrer', () => {
  const avatars = all('/reviews', '.avatar img');
  expect(avatars).toHaveLength(20);
  for (const avatar of avatars) {
    const { src, ...given } = Object.fromEntries([...avatar.attributes].map(({ name, value }) => [name, value]));
    expect(given).toMatchObject({ loading: 'lazy', referrerpolicy: 'no-referrer', alt: '' });
    expect(AVATAR_HOSTS).toContain(new URL(src ?? '').host);
  }
});
