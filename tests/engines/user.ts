import { vi } from 'vitest';
import type { Browser, Point } from './browser.ts';

/** Sees and does what a user does in a browser. */
export class User {
  readonly browser: Browser;
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  open = (path: string) => this.browser.goto(this.#origin + path);

  /** Waits until a function returns a value in the page. */
  sees<T, A extends unknown[]>(inPage: (...args: A) => T, ...args: A): Promise<NonNullable<T>> {
    const look = async () => {
      const seen = await this.browser.evaluate(inPage, ...args);
      if (!seen) throw new Error(`not seen: ${inPage} with ${args.join(', ')}`);
      return seen;
    };
    return vi.waitFor(look, { timeout: 60_000 });
  }

  /** Waits until the first matching element has a text. */
  seesText(selector: string, text: string) {
    const hasText = (find: string, words: string) =>
      document.querySelector(find)?.textContent?.replace(/\s+/g, ' ').trim() === words;
    return this.sees(hasText, selector, text);
  }

  /** Waits until a number of elements are visible. */
  seesCount(selector: string, count: number) {
    const hasCount = (find: string, wanted: number) =>
      [...document.querySelectorAll(find)].filter((one) => one.checkVisibility()).length === wanted;
    return this.sees(hasCount, selector, count);
  }

  /** Waits until the focus is on a matching element. */
  seesFocus = (selector: string) => this.sees((find) => document.activeElement?.matches(find) ?? false, selector);

  /** Astro removes the attribute `ssr`. */
  waitForHydration = () => this.sees(() => document.querySelector('astro-island:not([ssr])') !== null);

  focus = (selector: string) =>
    this.browser.evaluate((find) => document.querySelector<HTMLElement>(find)?.focus(), selector);

  /** Returns the centre of the first matching element. For WebKitGTK 2.50, links around images are "not interactable". */
  #pointOf(selector: string): Promise<Point> {
    const find = (selected: string) => {
      const element = [...document.querySelectorAll(selected)].find((one) => one.checkVisibility());
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      // During a view transition, no element receives pointer events.
      return element?.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
    };
    return this.sees(find, selector);
  }

  click = async (selector: string) => this.browser.clickAt(await this.#pointOf(selector));

  /** Moves the pointer twice: Firefox sometimes ignores a single movement. */
  async pointTo(selector: string): Promise<void> {
    const { x, y } = await this.#pointOf(selector);
    await this.browser.pointTo({ x, y });
    await this.browser.pointTo({ x: x + 1, y });
  }

  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.browser.type(selector, text);
  }
}
