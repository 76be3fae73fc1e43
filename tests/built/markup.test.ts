import { expect, it } from 'vitest';
import { checkMarkup } from '../../src/publish/html.ts';
import { contentSource } from '../../src/publish/trace.ts';
import { FIXTURE_SITE, SITE_ENV } from '../support/fixture.ts';

// That it finds faults: publish/markup.test.ts.
it('every page is valid HTML', async () => {
  expect(await checkMarkup(FIXTURE_SITE, contentSource(SITE_ENV.CONTENT_DIR))).toEqual([]);
});
