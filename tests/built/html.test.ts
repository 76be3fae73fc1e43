import { expect, it } from 'vitest';
import { builtPages } from '../../src/publish/built-site.ts';
import { htmlFaults } from '../../src/publish/html.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';

it.each(builtPages(FIXTURE_SITE).map(({ path, html }) => [path, html]))('%s is valid HTML', async (_, html) => {
  expect(await htmlFaults(html ?? '')).toEqual([]);
});
