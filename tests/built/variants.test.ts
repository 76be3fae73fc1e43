import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../../src/publish/built-site.ts';
import { checkLinks } from '../../src/publish/links.ts';
import { VARIANTS, type Variant, variantSite } from '../support/variants.ts';

describe.each(Object.keys(VARIANTS) as Variant[])('the site with %s content', (name) => {
  const pages = builtPages(variantSite(name));

  it('has every page, each with one h1 and no empty heading', () => {
    expect(pages).toHaveLength(9);
    for (const { path, document } of pages) {
      expect(document.querySelectorAll('h1').length, path).toBe(1);
      const headings = [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent?.trim());
      expect(headings, path).not.toContain('');
    }
  });

  it('has no broken link', async () => {
    const report = await checkLinks(variantSite(name));
    expect(report.broken).toEqual([]);
    expect(report.followed).toBeGreaterThan(200);
  });

  it('has structured data that parses, without an empty value', () => {
    for (const { document } of pages) {
      for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
        expect(JSON.parse(script.textContent ?? '')).toHaveProperty('@graph');
        expect(script.textContent).not.toMatch(/undefined|null|""/);
      }
    }
  });
});

it('bare content leaves no empty list', () => {
  for (const { path, document } of builtPages(variantSite('bare'))) {
    const empty = [...document.querySelectorAll('main :is(ul, ol, dl, tbody)')].filter((list) => !list.children.length);
    expect(
      empty.map(({ outerHTML }) => outerHTML),
      path,
    ).toEqual([]);
  }
});

it('extreme content has every item and every review on its page', () => {
  const page = (wanted: string) => builtPages(variantSite('extremes')).find(({ path }) => path === wanted)?.document;
  expect(page('/products')?.querySelectorAll('.menu-card').length).toBeGreaterThan(60);
  expect(page('/reviews')?.querySelectorAll('article').length).toBeGreaterThan(60);
});

describe('a site with a base path', () => {
  const root = variantSite('extremes');
  const url = VARIANTS.extremes.env.SITE_URL;

  it('has the base in every path of its own', () => {
    const outside = builtPages(root).flatMap(({ path, document }) =>
      ['href', 'src', 'action', 'srcset', 'component-url', 'renderer-url'].flatMap((name) =>
        [...document.querySelectorAll(`[${name}^="/"]`)]
          .map((element) => element.getAttribute(name) ?? '')
          .filter((value) => !/^\/sarbath(\/|$|#)/.test(value))
          .map((value) => `${path}: ${value}`),
      ),
    );
    expect(outside).toEqual([]);
  });

  it('has that URL in canonical link, sitemap, robots.txt, manifest, menu.json and llms.txt', () => {
    const text = (file: string) => readFileSync(join(root, file), 'utf8');
    const home = builtPages(root).find(({ path }) => path === '/')?.document;
    expect(home?.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url);
    expect(text('sitemap.xml')).toContain(`<loc>${url}/about</loc>`);
    expect(text('robots.txt')).toContain(`Sitemap: ${url}/sitemap.xml`);
    expect(JSON.parse(text('site.webmanifest'))).toMatchObject({ start_url: '/sarbath', scope: '/sarbath' });
    expect(JSON.parse(text('menu.json'))).toMatchObject({ page: `${url}/products` });
    expect(text('llms.txt')).toContain(`](${url}/brochure.pdf)`);
  });
});
