export type Key = 'Tab' | 'Escape' | 'Enter' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown';

/** CSS pixels from the top left corner of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LaunchOptions {
  /** Whether pages may run scripts. `evaluate` works either way. */
  readonly scripts: boolean;
}

/** A browser, independent of engine and protocol. */
export interface EngineDriver {
  /** Name and version, for the report. */
  readonly name: string;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It may use only `args`. */
  evaluate<T>(inPage: (...args: never[]) => T, ...args: unknown[]): Promise<T>;
  /** Clicks the first matching element, or a point of the window. */
  click(target: string | Point): Promise<void>;
  /** Moves the pointer to the first matching element. */
  hover(selector: string): Promise<void>;
  /** Types into a field. In a select, letters choose the option that starts with them. */
  type(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Number of open tabs and windows. */
  windows(): Promise<number>;
  /** Closes all tabs but the first, and returns to it. */
  closeExtraWindows(): Promise<void>;
  close(): Promise<void>;
}

/** @throws with the message when the condition is false */
export function sure(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

/**
 * Waits until a check returns true, polling every 100 ms.
 * @param timeout milliseconds
 * @throws with the description when it does not
 */
export async function until(what: string, check: () => Promise<boolean>, timeout = 8000): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${timeout} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Scrolls the first matching element into view and returns its centre. The drivers' own clicks do not work: WebKitGTK 2.50
 * reports a link around an illustration as "not interactable", and Puppeteer needs scripts in the page.
 */
export async function pointOf({ evaluate }: Pick<EngineDriver, 'evaluate'>, selector: string): Promise<Point> {
  let point: Point | undefined;
  // During a view transition, no element of the page receives pointer events.
  await until(`${selector} receives pointer events`, async () => {
    const found = await evaluate((find: string) => {
      const element = document.querySelector(find);
      if (!element) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
    }, selector);
    point = found ?? undefined;
    return point !== undefined;
  });
  return point as Point;
}
