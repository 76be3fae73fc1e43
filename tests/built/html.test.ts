import { expect, it } from 'vitest';
import { htmlFaults } from '../support/html.ts';
import { builtPages, DIST } from './site.ts';

it.each(builtPages(DIST).map(({ path, html }) => [path, html]))('%s is valid HTML', async (_, html) => {
  expect(await htmlFaults(html ?? '')).toEqual([]);
});

it('orders the cascade layers before the first rule', () => {
  for (const { html } of builtPages(DIST))
    expect(html.slice(html.indexOf('@layer'))).toMatch(
      /^@layer reset, tokens, base, compositions, components, utilities;/,
    );
});
