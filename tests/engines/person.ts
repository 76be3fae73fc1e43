import { expect, vi } from 'vitest';
import type { Browser, Point } from './browser.ts';

/** How long a page may take until it shows something, in milliseconds. */
const PATIENCE = 60_000;

/** A browser with what a person sees and does in it. */
export class Person {
  readonly browser: Browser;
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  open = (path: string) => this.browser.goto(this.#origin + path);

  /** Waits until a function returns something in the page, and returns that. */
  sees<T, A extends unknown[]>(what: string, inPage: (...args: A) => T, ...args: A): Promise<NonNullable<T>> {
    const look = async () => {
      const seen = await this.browser.evaluate(inPage, ...args);
      if (!seen) throw new Error(`not seen: ${what}`);
      return seen;
    };
    return vi.waitFor(look, { timeout: PATIENCE });
  }

  /** Waits until the first matching element has a text, white space aside. */
  seesText = (selector: string, text: string) =>
    expect
      .poll(
        () =>
          this.browser.evaluate(
            (find) => document.querySelector(find)?.textContent?.replace(/\s+/g, ' ').trim(),
            selector,
          ),
        { timeout: PATIENCE },
      )
      .toBe(text);

  /** Waits until so many elements are shown. */
  seesCount = (selector: string, count: number) =>
    this.sees(
      `${count} × ${selector}`,
      (find, wanted) => [...document.querySelectorAll(find)].filter((one) => one.checkVisibility()).length === wanted,
      selector,
      count,
    );

  /** Waits until the focus is on a matching element. */
  seesFocus = (selector: string) =>
    this.sees(`focus on ${selector}`, (find) => document.activeElement?.matches(find) ?? false, selector);

  /** Waits for hydration: Astro removes the attribute `ssr`. */
  seesLiveIsland = () => this.sees('a live island', () => document.querySelector('astro-island:not([ssr])') !== null);

  focus = (selector: string) =>
    this.browser.evaluate((find) => document.querySelector<HTMLElement>(find)?.focus(), selector);

  /**
   * The centre of the first matching element that has a text, scrolled into view. The drivers' own clicks do not work:
   * WebKitGTK 2.50 takes a link around an image for "not interactable", and Puppeteer needs scripts in the page.
   */
  #pointOf(selector: string, text: string): Promise<Point> {
    const find = (selected: string, words: string) => {
      const element = [...document.querySelectorAll(selected)].find(
        (one) => one.checkVisibility() && `${one.ariaLabel ?? ''}${one.textContent}`.includes(words),
      );
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      return element?.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
    };
    // During a view transition, no element of the page receives pointer events.
    return this.sees(`${selector} ${text}`, find, selector, text);
  }

  click = async (selector: string, text = '') => this.browser.clickAt(await this.#pointOf(selector, text));
  /** Moves there and a pixel on, as a hand does: of one movement alone, Firefox has lost the effect. */
  async pointTo(selector: string): Promise<void> {
    const { x, y } = await this.#pointOf(selector, '');
    await this.browser.pointTo({ x, y });
    await this.browser.pointTo({ x: x + 1, y });
  }

  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.browser.type(selector, text);
  }
}
