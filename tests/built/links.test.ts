import { expect, it } from 'vitest';
import { issueLine } from '../../src/content-check/issue.ts';
import { checkLinks } from '../../src/publish/links.ts';
import { builtPages } from '../support/built-pages.ts';
import { FIXTURE_SITE, PREVIEW_SITE } from '../support/fixture.ts';

it.each([FIXTURE_SITE, PREVIEW_SITE])('no link of %s is broken', async (root) => {
  expect((await checkLinks(root, () => undefined)).map(issueLine)).toEqual([]);
});

// WCAG 2.4.9.
it.each(builtPages(FIXTURE_SITE))('links with the same name on $path have the same target', ({ path, document }) => {
  const places = new Map<string, Set<string>>();
  for (const link of document.querySelectorAll('a[href]')) {
    const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').replace(/\s+/g, ' ').trim();
    const { href } = new URL(link.getAttribute('href') ?? '', `https://x.example${path}`);
    places.set(name, (places.get(name) ?? new Set()).add(href));
  }
  const ambiguous = [...places].filter(([, to]) => to.size > 1);
  expect(ambiguous.map(([name, to]) => [name, ...to])).toEqual([]);
});
