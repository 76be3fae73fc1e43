import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { PREVIEW_ENV, PREVIEW_SITE } from '../support/fixture.ts';
import { graphOf, pageOf } from './content.ts';

const pages = builtPages(PREVIEW_SITE);
const page = (path: string) => pageOf(pages, path).document;

it('shows every item and every review, and ten reviews in the carousel', () => {
  expect(page('/products').querySelectorAll('.menu-card').length).toBeGreaterThan(60);
  const all = page('/reviews').querySelectorAll('.bill').length;
  expect(all).toBeGreaterThan(60);
  expect(page('/reviews').querySelectorAll('[aria-roledescription=slide]')).toHaveLength(10);
  expect(page('/reviews').querySelector('a[href="#all"]')?.textContent?.trim()).toBe(`Read all ${all} reviews`);
});

it('shows address, hours and telephone of each open store', () => {
  const second = page('/gallery').querySelector('#store-pettah')?.parentElement;
  const words = second?.textContent?.replace(/\s+/g, ' ');
  for (const expected of ['Pettah', 'Monday to Saturday, closed', 'Sunday, 6 am to 7:30 am', 'Since February 1986'])
    expect(words).toContain(expected);
  expect(page('/gallery').querySelector('#store-chalai')).toBeNull();
  expect(page('/contact').querySelector('.hours')?.textContent).toMatch(/Special days.*Onam/s);
  expect(second?.querySelector('a[href="tel:+919876543210"]')?.textContent).toContain('+91 98765 43210');
  expect(second?.querySelector('a[href*="/dir/"]')?.getAttribute('href')).toMatch(/destination=Pettah$/);
  const graph = graphOf(pageOf(pages, '/gallery'));
  expect(graph.find((thing) => thing['@id']?.endsWith('store-pettah'))).toMatchObject({
    telephone: '+919876543210',
    openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: '06:00', closes: '07:30' })]),
  });
});

it('the contact form posts to the form service instead of composing an e-mail', () => {
  const contact = page('/contact');
  expect(contact.querySelector('.message form[method=post]')?.getAttribute('action')).toBe(
    'https://forms.example.org/f/1',
  );
  expect(contact.querySelector('.message-panel')).toBeNull();
  const policy = contact.querySelector('meta[http-equiv=content-security-policy]')?.getAttribute('content');
  expect(policy).toContain('form-action https://forms.example.org;');
});

const url = PREVIEW_ENV.SITE_URL;

it('has the base path in every URL', () => {
  const outside = pages.flatMap(({ path, document }) =>
    ['href', 'src', 'action', 'srcset', 'component-url', 'renderer-url'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}^="/"]`)]
        .map((element) => element.getAttribute(name) ?? '')
        .filter((value) => !/^\/sarbath(\/|$|#)/.test(value))
        .map((value) => `${path}: ${value}`),
    ),
  );
  expect(outside).toEqual([]);
});

it('has the base path in canonical link, sitemap, robots.txt and manifest', () => {
  const text = (file: string) => readFileSync(join(PREVIEW_SITE, file), 'utf8');
  expect(page('/').querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url);
  expect(text('sitemap.xml')).toContain(`<loc>${url}/about</loc>`);
  expect(text('robots.txt')).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect(JSON.parse(text('site.webmanifest'))).toMatchObject({ start_url: '/sarbath', scope: '/sarbath' });
});
