import { expect, it, test } from 'vitest';
import { builtPages } from '../../src/publish/built-site.ts';
import { page, SmallSite } from '../publish/site.ts';
import { FIXTURE_SITE, PREVIEW_SITE } from '../support/fixture.ts';
import { followLinks } from '../support/links.ts';
import { PAGES } from '../support/routes.ts';

it.each([FIXTURE_SITE, PREVIEW_SITE])(
  'no link of %s is broken, and those to other sites, numbers and addresses are well formed',
  async (root) => {
    const { broken, followed, external } = await followLinks(root);
    expect(broken).toEqual([]);
    expect(followed).toBeGreaterThan(100);
    for (const url of external) expect(url).toMatch(/^(https:\/\/[^/]+|tel:\+\d{8,15}$|mailto:[^@\s]+@[^@\s]+)/);
  },
);

test('each kind of broken reference is found', async () => {
  using site = new SmallSite();
  const faults = [
    '<a href="/kada/page">Words</a> <a href="/kada/about#fragment">Words</a>',
    '<img alt="A" src="/kada/src.png" srcset="/kada/srcset-1.png 1x, /kada/srcset-2.png 2x">',
    '<picture><source srcset="/kada/source.avif"></picture><style>p{background:url(/kada/css.svg)}</style>',
    '<script type="module" src="/kada/script.js"></script><script type="application/ld+json">{"image":"https://x.example/kada/data.webp"}</script>',
    '<a href="https://x.example/kada/absolute">Words</a>',
  ];
  site.write('index.html', page('home', `${faults.join('\n')}<a href="/kada/about">About</a>`));
  site.write('about.html', page('about', '<a href="/kada/second">Words</a>'));
  const { broken } = await followLinks(site.root);
  const expected =
    'page about#fragment src.png srcset-1.png srcset-2.png source.avif css.svg script.js data.webp absolute second';
  expect(broken.sort()).toEqual(
    expected
      .split(' ')
      .map((name) => `/kada/${name}`)
      .sort(),
  );
});

test('another page links to each page', () => {
  const linked = builtPages(FIXTURE_SITE).flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[href^="/"]')]
      .map((link) => link.getAttribute('href')?.split('#')[0])
      .filter((to) => to !== path),
  );
  expect(PAGES.filter((path) => !linked.includes(path))).toEqual([]);
});

// WCAG 2.4.9.
it.each(builtPages(FIXTURE_SITE))(
  'links of one name on $path lead to one place, and say where',
  ({ path, document }) => {
    const places = new Map<string, Set<string>>();
    for (const link of document.querySelectorAll('a[href]')) {
      const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').replace(/\s+/g, ' ').trim();
      const { href } = new URL(link.getAttribute('href') ?? '', `https://x.example${path}`);
      places.set(name, (places.get(name) ?? new Set()).add(href));
    }
    const ambiguous = [...places].filter(([, to]) => to.size > 1);
    expect(ambiguous.map(([name, to]) => [name, ...to])).toEqual([]);
    expect([...places.keys()].filter((name) => /^(here|click here|more|read more|link)$/i.test(name))).toEqual([]);
  },
);
