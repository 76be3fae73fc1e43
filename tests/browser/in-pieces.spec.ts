import { serve } from '../support/serve.ts';
import { DESK, expect, PHONE, ROUTES, test } from './fixtures.ts';

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

/** What the words of one button make when they come in two halves: a score of 0.1 is "good" (web.dev, CLS). */
const HALF_A_BUTTON = 0.005;

let site: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  site = await serve({ root: 'dist', pieces: { bytes: 1500, every: 40 } });
});
test.afterAll(() => site.close());

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(`on a ${device}, from a line that brings a page in pieces`, () => {
    test.use({ viewport, blockThirdParties: false });

    for (const route of ROUTES) {
      test(`nothing on ${route} moves as the rest of it arrives`, async ({ page }) => {
        await page.route(
          ({ origin }) => origin !== site.origin,
          (foreign) => foreign.abort('blockedbyclient'),
        );
        await page.addInitScript(() => {
          const moved: [number, string][] = [];
          Object.assign(globalThis, { moved });
          new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
              moved.push([value, sources.map(({ node }) => node?.nodeName).join(' ')]);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(site.origin + route);
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await page.waitForTimeout(200);
        const moved = await page.evaluate(() => (globalThis as unknown as { moved: [number, string][] }).moved);
        const all = moved.reduce((sum, [value]) => sum + value, 0);
        expect(all, JSON.stringify(moved)).toBeLessThan(HALF_A_BUTTON);
      });
    }
  });
}
