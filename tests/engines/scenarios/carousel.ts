import { type EngineDriver, sure, until } from '../driver.ts';
import { focusOn, isLive, type Scenario, textOf } from './scenario.ts';

const at = (browser: EngineDriver) => textOf(browser, '.controls > p');
const shown = (browser: EngineDriver, n: number) =>
  until(`slide ${n}`, async () => (await at(browser)) === `${n} of 10`);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const PREVIOUS = '[aria-label="Previous review"]';
const NEXT = '[aria-label="Next review"]';

/** Opens the reviews, with the pointer outside the carousel, and waits for hydration. */
async function open(browser: EngineDriver, origin: string): Promise<void> {
  await browser.goto(`${origin}/reviews`);
  await browser.hover('h1');
  await until('the hydrated carousel', () => isLive(browser));
  await until('Embla', () => browser.evaluate(() => document.querySelector('.view[data-live]') !== null));
}

/** Labels of the slides that are not inert. */
const reachable = (browser: EngineDriver) =>
  browser.evaluate(() =>
    [...document.querySelectorAll('[aria-roledescription=slide]:not([inert])')].map((slide) => slide.ariaLabel),
  );

export const carousel: Scenario[] = [
  {
    name: 'carousel: loads its code after the page',
    run: async (browser, origin) => {
      await open(browser, origin);
      const [loaded, asked] = await browser.evaluate(() => {
        const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => /_astro\/.*\.js$/.test(name));
        return [page?.loadEventStart ?? 0, scripts.map(({ startTime }) => startTime)];
      });
      sure(asked.length > 0, 'no script was requested');
      // Engines round these times to milliseconds.
      sure(Math.min(...asked) >= loaded - 2, `requested at ${Math.min(...asked)} ms, page loaded at ${loaded} ms`);
    },
  },
  {
    name: 'carousel: rotates every 3 seconds; Pause stops it, Play starts it',
    run: async (browser, origin) => {
      await open(browser, origin);
      await browser.evaluate(() => {
        const changes: number[] = [];
        Object.assign(window, { changes });
        new MutationObserver(() => changes.push(performance.now())).observe(
          document.querySelector('.controls > p') as Element,
          { subtree: true, characterData: true, childList: true },
        );
      });
      const changes = () => browser.evaluate(() => (window as unknown as { changes: number[] }).changes);
      await until('two changes', async () => (await changes()).length >= 2, 15_000);
      const [first = 0, second = 0] = await changes();
      const between = Math.round(second - first);
      sure(between >= 2900 && between < 5000, `${between} ms between two slides`);
      await browser.click('.pause');
      await until('Play', async () => (await textOf(browser, '.pause')) === 'Play');
      const before = await at(browser);
      await browser.hover('h1');
      await wait(3600);
      sure((await at(browser)) === before, 'it still rotates');
      await browser.click('.pause');
      await browser.hover('h1');
      await until('the next slide', async () => (await at(browser)) !== before);
    },
  },
  {
    name: 'carousel: buttons and arrow keys move it and wrap around; only one slide is not inert',
    run: async (browser, origin) => {
      await open(browser, origin);
      await browser.click('.pause');
      const start = Number.parseInt(await at(browser), 10);
      for (let n = start - 1; n >= 1; n--) {
        await browser.click(PREVIOUS);
        await shown(browser, n);
      }
      await browser.click(PREVIOUS);
      await shown(browser, 10);
      await browser.click(NEXT);
      await shown(browser, 1);
      await focusOn(browser, NEXT);
      await browser.press('ArrowLeft');
      await shown(browser, 10);
      await browser.press('ArrowRight');
      await shown(browser, 1);
      const inReach = await reachable(browser);
      sure(inReach.join() === '1 of 10', `not inert: ${inReach.join()}`);
      await until('the slide in its position', () =>
        browser.evaluate(() => {
          const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? 0;
          return Math.abs(box('[aria-label="1 of 10"]') - box('.view')) < 8;
        }),
      );
    },
  },
  {
    name: 'carousel: keyboard focus stops it',
    run: async (browser, origin) => {
      await open(browser, origin);
      await browser.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>('header a, .notices a')];
        links.findLast((link) => link.checkVisibility())?.focus();
      });
      await browser.press('Tab');
      await until('Play', async () => (await textOf(browser, '.pause')) === 'Play');
      const before = await at(browser);
      await wait(3600);
      sure((await at(browser)) === before, 'it still rotates');
    },
  },
];
