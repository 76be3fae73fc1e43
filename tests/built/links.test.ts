import { expect, it } from 'vitest';
import { builtPages } from '../../src/publish/built-site.ts';
import { checkLinks } from '../../src/publish/links.ts';
import { FIXTURE_SITE, PREVIEW_SITE } from '../support/fixture.ts';

// Those of the site: gate.test.ts.
it('no link of the preview is broken, and those to other sites, numbers and addresses are well formed', async () => {
  const { broken, followed, external } = await checkLinks(PREVIEW_SITE);
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(200);
  for (const url of external.keys()) expect(url).toMatch(/^(https:\/\/[^/]+|tel:\+\d{8,15}$|mailto:[^@\s]+@[^@\s]+)/);
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
    // "Back" of the enquiry page leads to the page before.
    const ambiguous = [...places].filter(([name, to]) => to.size > 1 && !(path === '/register' && name === 'Back'));
    expect(ambiguous.map(([name, to]) => [name, ...to])).toEqual([]);
    expect([...places.keys()].filter((name) => /^(here|click here|more|read more|link)$/i.test(name))).toEqual([]);
  },
);
