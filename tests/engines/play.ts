import type { EngineDriver } from './driver.ts';
import { pageErrors } from './listening-copy.ts';
import type { Scenario } from './scenarios/scenario.ts';

export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

/** How often a scenario is repeated when the browser crashes. */
const MAX_CRASHES = 2;

/** Whether the browser still responds; a crash ends its session. */
const responds = (browser: EngineDriver): Promise<boolean> =>
  browser
    .evaluate(() => true)
    .then(
      () => true,
      () => false,
    );

async function once(browser: EngineDriver, origin: string, scenario: Scenario): Promise<void> {
  await scenario.run(browser, origin);
  const errors = await pageErrors(browser);
  if (errors.length > 0) throw new Error(`the page has errors: ${errors.join('; ')}`);
  await browser.closeExtraWindows();
  // Drafts in storage must not affect the next scenario.
  await browser.evaluate(() => sessionStorage.clear());
}

/**
 * Runs scenarios in one browser and prints their results. If the browser crashes (WebKitGTK 2.50 does, about once in a
 * hundred page changes), the scenario is repeated in a new browser, and fails if that crashes too.
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
    for (let crashes = 0; ; crashes += 1) {
      try {
        await once(browser, origin, scenario);
        sum.passed += 1;
        console.log(`  ✓ ${scenario.name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
        break;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const alive = await responds(browser);
        // A failed scenario must not affect the next.
        await renew();
        if (alive || crashes === MAX_CRASHES) {
          sum.failed += 1;
          console.log(`  ✗ ${scenario.name}: ${message}`);
          break;
        }
        console.log(`  ↻ ${scenario.name}: the browser crashed (${message}); repeated in a new one`);
      }
    }
  }
  return browser;
}
