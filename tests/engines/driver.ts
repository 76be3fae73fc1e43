/** What the scenarios need of a browser, whichever engine and protocol drive it. */
export interface EngineDriver {
  /** Name and version, for the report. */
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it must not use anything from outside itself but `args`. */
  evaluate<T>(inPage: (...args: never[]) => T, ...args: unknown[]): Promise<T>;
  /** A real pointer press on the first element that matches. */
  click(selector: string): Promise<void>;
  /** Real key presses into a field. */
  type(selector: string, text: string): Promise<void>;
  press(key: 'Tab' | 'Escape' | 'Enter' | 'ArrowRight'): Promise<void>;
  /** How many tabs and windows are open. */
  windows(): Promise<number>;
  /** Closes every tab but the first, and goes on there. */
  closeExtraWindows(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Waits until a check holds, asking every 100 ms.
 * @param patience milliseconds
 * @throws with what was waited for when it never does
 */
export async function until(what: string, check: () => Promise<boolean>, patience = 8000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`waited ${patience} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
