import { expect, it } from 'vitest';
import { scopeNames } from '~/integrations/short-scopes';

it('names every component after its place in the sorted list, whatever order the files come in', () => {
  const names = scopeNames([
    '/src/pages/about.astro',
    '/src/components/ui/PageHeading.astro',
    '/src/layouts/Page.astro',
  ]);
  expect([...names]).toEqual([
    ['/src/components/ui/PageHeading.astro', 'data-c0'],
    ['/src/layouts/Page.astro', 'data-c1'],
    ['/src/pages/about.astro', 'data-c2'],
  ]);
});

it('gives no two of a thousand components one name', () => {
  const names = scopeNames(Array.from({ length: 1000 }, (_, index) => `/src/${index}.astro`));
  expect(new Set(names.values()).size).toBe(1000);
});
