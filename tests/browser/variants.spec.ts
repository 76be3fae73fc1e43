import { type StaticServer, serve } from '../../src/publish/serve.ts';
import { layoutIssues } from '../../src/publish/text-boxes.ts';
import { VARIANTS, type Variant, variantSite } from '../support/variants.ts';
import { blockThirdParties, collectPageErrors, expect, PAGES, test } from './fixtures.ts';

for (const name of Object.keys(VARIANTS) as Variant[]) {
  test.describe(`with ${name} content`, () => {
    // This site is of another origin than the fixture's, so its requests and errors are handled here.
    test.use({ blockThirdParties: false, contextOptions: { reducedMotion: 'reduce' } });
    let site: StaticServer;
    let base: string;
    test.beforeAll(async () => {
      const { env } = VARIANTS[name];
      base = 'SITE_URL' in env ? new URL(env.SITE_URL).pathname : '';
      site = await serve({ root: variantSite(name), base });
    });
    test.afterAll(() => site.close());

    for (const route of PAGES) {
      test(`${route} keeps its texts apart, without page errors`, async ({ page, context }) => {
        const pageErrors: string[] = [];
        await blockThirdParties(context, site.origin);
        collectPageErrors(page, site.origin, pageErrors);
        const response = await page.goto(`${site.origin}${route === '/' ? base || '/' : base + route}`);
        expect(response?.status(), 'after `npm run build:variants`').toBe(200);
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await layoutIssues(page), `${width}`).toEqual([]);
        }
        expect(pageErrors).toEqual([]);
      });
    }
  });
}
