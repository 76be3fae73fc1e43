import type { EngineDriver } from '../driver.ts';

export interface Scenario {
  readonly name: string;
  /** @throws with the first failure */
  run(browser: EngineDriver, origin: string): Promise<void>;
}

/** Text of the first matching element with collapsed white space. */
export const textOf = (browser: EngineDriver, selector: string): Promise<string> =>
  browser.evaluate(
    (find: string) => document.querySelector(find)?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    selector,
  );

export const count = (browser: EngineDriver, selector: string): Promise<number> =>
  browser.evaluate(
    (find: string) => [...document.querySelectorAll(find)].filter((one) => one.checkVisibility()).length,
    selector,
  );

export const focusOn = (browser: EngineDriver, selector: string): Promise<void> =>
  browser.evaluate((find: string) => document.querySelector<HTMLElement>(find)?.focus(), selector);

export const isFocused = (browser: EngineDriver, selector: string): Promise<boolean> =>
  browser.evaluate((find: string) => document.activeElement?.matches(find) ?? false, selector);

/** Whether an island is hydrated: Astro removes the attribute `ssr`. */
export const isLive = (browser: EngineDriver): Promise<boolean> =>
  browser.evaluate(() => document.querySelector('astro-island:not([ssr])') !== null);
