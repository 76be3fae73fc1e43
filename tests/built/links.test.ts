import { describe, expect, it } from 'vitest';
import { builtPages } from '../../src/publish/built-site.ts';
import { checkLinks } from '../../src/publish/links.ts';
import { FIXTURE_SITE, PREVIEW_SITE } from '../support/fixture.ts';

describe.each([FIXTURE_SITE, PREVIEW_SITE])('%s', (root) => {
  it('has no broken link, image, stylesheet, script or anchor, and valid URLs of other sites', async () => {
    const report = await checkLinks(root);
    expect(report.broken).toEqual([]);
    expect(report.followed).toBeGreaterThan(200);
    for (const url of report.external.keys())
      expect(url).toMatch(/^(https:\/\/[^/]+|tel:\+\d{8,15}$|mailto:[^@\s]+@[^@\s]+)/);
  });
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
