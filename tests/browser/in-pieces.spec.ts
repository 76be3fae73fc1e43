import { observeShift, shifted } from '../measure/shift.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { type StaticServer, serve } from '../support/serve.ts';
import { blockThirdParties, DESK, expect, PHONE, ROUTES, test } from './fixtures.ts';

/** What the words of one button make when they come in two halves: a score of 0.1 is "good" (web.dev, CLS). */
const HALF_A_BUTTON = 0.005;

let site: StaticServer;
test.beforeAll(async () => {
  site = await serve({ root: FIXTURE_SITE, pieces: { bytes: 1500, every: 40 } });
});
test.afterAll(() => site.close());

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(`on a ${device}, from a line that brings a page in pieces`, () => {
    // The fixture would take this site for another host than its own.
    test.use({ viewport, blockThirdParties: false });

    for (const route of ROUTES) {
      test(`nothing on ${route} moves as the rest of it arrives`, async ({ page, context }) => {
        await blockThirdParties(context, site.origin);
        await page.addInitScript(observeShift);
        await page.goto(site.origin + route, { waitUntil: 'networkidle' });
        await expect(page.getByRole('contentinfo')).toBeAttached();
        expect(await shifted(page)).toBeLessThan(HALF_A_BUTTON);
      });
    }
  });
}
