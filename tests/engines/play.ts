import type { EngineDriver } from './driver.ts';
import { pageErrors } from './listening-copy.ts';
import type { Scenario } from './scenarios/scenario.ts';

export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed scenarios that failed at first. */
  flaky: number;
}

/** As in the Playwright suites: what fails is tried once more, because WebKitGTK 2.50 crashes about once in a hundred page changes. */
const MAX_ATTEMPTS = 2;

async function once(browser: EngineDriver, origin: string, scenario: Scenario): Promise<void> {
  await scenario.run(browser, origin);
  const errors = await pageErrors(browser);
  if (errors.length > 0) throw new Error(`the page has errors: ${errors.join('; ')}`);
  await browser.closeExtraWindows();
  // Drafts in storage must not affect the next scenario.
  await browser.evaluate(() => sessionStorage.clear());
}

/**
 * Runs scenarios in one browser, and one that failed once more in a new browser, and prints their results.
 * @returns the browser of the last scenario, for the caller to close
 */
export async function play(
  scenarios: readonly Scenario[],
  { start, origin, sum }: { start: () => Promise<EngineDriver>; origin: string; sum: Sum },
): Promise<EngineDriver> {
  let browser = await start();
  const attempt = async (scenario: Scenario, number = 1): Promise<void> => {
    const begun = Date.now();
    try {
      await once(browser, origin, scenario);
      sum.passed += 1;
      if (number > 1) sum.flaky += 1;
      console.log(`  ✓ ${scenario.name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // A failed scenario must not affect the next.
      await browser.close();
      browser = await start();
      const last = number === MAX_ATTEMPTS;
      console.log(`  ${last ? '✗' : '↻'} ${scenario.name}: ${message}`);
      if (!last) return attempt(scenario, number + 1);
      sum.failed += 1;
    }
  };
  for (const scenario of scenarios) await attempt(scenario);
  return browser;
}
