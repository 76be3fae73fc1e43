import { expect, it } from 'vitest';
import { checkBuilt } from '../../src/publish/built.ts';
import { contentSource } from '../../src/publish/trace.ts';
import { FIXTURE_SITE, SITE_ENV } from '../support/fixture.ts';

it('what the gate asks of any site holds: valid HTML, heads, structured data, policies, links', async () => {
  expect(await checkBuilt(FIXTURE_SITE, contentSource(SITE_ENV.CONTENT_DIR))).toEqual([]);
});
