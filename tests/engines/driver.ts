export type Key = 'Tab' | 'Escape' | 'Enter' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown';

/** In CSS pixels from the window's corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LaunchOptions {
  /** Whether pages may run scripts. What the tests run in them works either way. */
  readonly scripts: boolean;
}

/** What the scenarios need of a browser, whichever engine and protocol drive it. */
export interface EngineDriver {
  /** Name and version, for the report. */
  readonly name: string;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; it must not use anything from outside itself but `args`. */
  evaluate<T>(inPage: (...args: never[]) => T, ...args: unknown[]): Promise<T>;
  /** A real pointer press on the first element that matches, or on a point of the window. */
  click(target: string | Point): Promise<void>;
  /** A real pointer that comes to rest on the first element that matches. */
  hover(selector: string): Promise<void>;
  /** Real key presses into a field. In a choice, letters lead to the option that begins with them. */
  type(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** How many tabs and windows are open. */
  windows(): Promise<number>;
  /** Closes every tab but the first, and goes on there. */
  closeExtraWindows(): Promise<void>;
  close(): Promise<void>;
}

/** @throws with what should have been, when it is not */
export function sure(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
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

/**
 * Where a pointer reaches the first element that matches, which is brought into the middle of the window. The drivers'
 * own clicks on elements will not do: WebKitGTK 2.50 calls a link "not interactable" whose middle is a drawing, and
 * Puppeteer needs the page to run scripts.
 */
export async function pointOf({ evaluate }: Pick<EngineDriver, 'evaluate'>, selector: string): Promise<Point> {
  let point: Point | undefined;
  // While a page change is being animated, nothing of the page can be pointed at.
  await until(`${selector} where a pointer reaches it`, async () => {
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
