import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PALETTE } from '../../src/lib/site/palette.ts';
import { siteUrlOf } from '../../src/publish/built-site.ts';
import { builtPages } from '../support/built-pages.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { entry, PAGE_FILES } from './content.ts';

const pages = builtPages(FIXTURE_SITE);
const site = siteUrlOf(FIXTURE_SITE);
const base = site.pathname.replace(/\/$/, '');
const brand = entry('site/index.md');
const { themeColour } = entry('technical/index.md');
/** The file of a URL or path of the site. */
const fileAt = (url: string) => join(FIXTURE_SITE, new URL(url, site).pathname.slice(base.length));

it('every page of the content is built, and no other', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(Object.keys(PAGE_FILES).sort());
});

describe.each(pages.map((page) => [page.path, page] as const))('the head of %s', (path, { document }) => {
  const words = entry(PAGE_FILES[path] ?? '');
  const one = (selector: string, attribute = 'content') => {
    const found = [...document.querySelectorAll(selector)];
    expect(found.length, selector).toBe(1);
    return found[0]?.getAttribute(attribute) ?? '';
  };

  it('has one canonical URL without a trailing slash, except the 404 page', () => {
    if (path === '/404') {
      expect(document.querySelector('link[rel=canonical], meta[property="og:url"]')).toBeNull();
      expect(one('meta[name=robots]')).toContain('noindex');
      return;
    }
    const expected = path === '/' ? site.href : `${site.origin}${base}${path}`;
    expect(one('link[rel=canonical]', 'href')).toBe(expected);
    expect(one('meta[property="og:url"]')).toBe(expected);
    expect(one('meta[name=robots]')).toBe('max-image-preview:large');
  });

  it('has the title and description of the content, also to share, in the language of the site', () => {
    expect(document.title).toBe(words['title']);
    expect(one('html', 'lang')).toBe('en-IN');
    for (const [name, value] of [
      ['name=description', words['description']],
      ['property="og:title"', words['title']],
      ['property="og:description"', words['description']],
      ['property="og:site_name"', brand['name']],
      ['property="og:type"', 'website'],
      ['property="og:locale"', 'en_IN'],
      ['name="twitter:card"', 'summary_large_image'],
      ['name="theme-color"', themeColour],
      ['name="format-detection"', 'telephone=no'],
    ])
      expect(one(`meta[${name}]`), name).toBe(value);
  });

  it('has a share image of 1200 × 630 pixels under 120 KB, with alternative text', () => {
    const url = one('meta[property="og:image"]');
    expect(url).toMatch(/^https?:\/\//);
    const image = readFileSync(fileAt(url));
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(image.byteLength).toBeLessThan(120_000);
    expect([one('meta[property="og:image:width"]'), one('meta[property="og:image:height"]')]).toEqual(['1200', '630']);
    expect(one('meta[property="og:image:alt"]')).toContain(words['heading'].join(' '));
  });
});

it('no two pages have the same share image', () => {
  const urls = pages.map(({ document }) =>
    document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
  );
  const drawn = urls.map((url) => readFileSync(fileAt(url ?? '')).toString('base64'));
  expect(new Set(drawn).size).toBe(pages.length);
});

const text = (file: string) => readFileSync(join(FIXTURE_SITE, file), 'utf8');

it('sitemap.xml lists every page except the 404 page', () => {
  const listed = [...text('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)];
  const canonical = pages.flatMap(
    ({ document }) => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? [],
  );
  expect(listed.map(([, url]) => url).sort()).toEqual(canonical.sort());
});

it('site.webmanifest has the name and colour of the content, and icons of their true size', () => {
  const manifest = JSON.parse(text('site.webmanifest'));
  expect(manifest).toMatchObject({ name: brand['name'], theme_color: themeColour, lang: 'en-IN', id: '/' });
  // The background of every page, shown while the first one loads.
  expect(manifest.background_color).toBe(PALETTE.limewash);
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const icon = readFileSync(fileAt(src));
    if (type === 'image/png') expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
});
