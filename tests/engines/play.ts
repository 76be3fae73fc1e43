import type { EngineDriver } from './driver.ts';
import { complaints } from './listening-copy.ts';
import type { Scenario } from './scenarios/scenario.ts';

export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

/** How often a scenario is begun anew when the engine itself dies under it. */
const NEW_BROWSERS = 2;

/** Whether the browser still answers; a page that hung or crashed has taken its session with it. */
const answers = (browser: EngineDriver): Promise<boolean> =>
  browser
    .evaluate(() => true)
    .then(
      () => true,
      () => false,
    );

async function once(browser: EngineDriver, origin: string, scenario: Scenario): Promise<void> {
  await scenario.run(browser, origin);
  const heard = await complaints(browser);
  if (heard.length > 0) throw new Error(`the page complains: ${heard.join('; ')}`);
  await browser.closeExtraWindows();
  // Drafts and complaints of one scenario are no business of the next.
  await browser.evaluate(() => sessionStorage.clear());
}

/**
 * Plays scenarios one after the other in one browser, and tells how each went. A failure of the site fails. When the
 * engine's own process dies (WebKitGTK 2.50 does, once in some hundred page changes, at no particular page), the
 * scenario is played again in a new browser, says so, and fails when that dies too.
 * @returns the browser of the last scenario, for the caller to close
 */
export async function play(
  scenarios: readonly Scenario[],
  { start, origin, sum }: { start: () => Promise<EngineDriver>; origin: string; sum: Sum },
): Promise<EngineDriver> {
  let browser = await start();
  const renew = async () => {
    await browser.close();
    browser = await start();
  };
  for (const scenario of scenarios) {
    const begun = Date.now();
    for (let deaths = 0; ; deaths += 1) {
      try {
        await once(browser, origin, scenario);
        sum.passed += 1;
        console.log(`  ✓ ${scenario.name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
        break;
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        const alive = await answers(browser);
        // What a failed scenario leaves open must not fail the next.
        await renew();
        if (alive || deaths === NEW_BROWSERS) {
          sum.failed += 1;
          console.log(`  ✗ ${scenario.name}: ${said}`);
          break;
        }
        console.log(`  ↻ ${scenario.name}: the engine itself died (${said}); again, in a new browser`);
      }
    }
  }
  return browser;
}
