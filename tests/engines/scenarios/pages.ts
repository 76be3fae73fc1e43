import { type EngineDriver, sure, until } from '../driver.ts';
import type { ListeningWindow } from '../listening-copy.ts';
import { count, isFocused, type Scenario } from './scenario.ts';

const LARGE = ':popover-open';

/** Whether the enlarged view shows its nth image, from 0. */
export const isInPlace = (browser: EngineDriver, n: number): Promise<boolean> =>
  browser.evaluate((index: number) => {
    const list = document.querySelector(':popover-open ul') as HTMLElement;
    const image = list.children[index] as HTMLElement;
    return Math.abs(image.getBoundingClientRect().left - list.getBoundingClientRect().left) < 2;
  }, n);

/** Pages without islands: navigation, enlarged images, the map. */
export const pages: Scenario[] = [
  {
    name: 'navigation opens pages at their top',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/`);
      await browser.click('main nav a[href="/franchise"]');
      await until('the franchise page', () => browser.evaluate(() => location.pathname === '/franchise'));
      sure((await browser.evaluate(() => scrollY)) === 0, 'the page does not start at its top');
      await browser.click('header a[href="/"]');
      await until('the home page', () => browser.evaluate(() => location.pathname === '/'));
    },
  },
  {
    name: 'page changes are view transitions if the engine has them',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/about`);
      await browser.click('footer a[href="/gallery"]');
      await until('the complete gallery', () =>
        browser.evaluate(() => location.pathname === '/gallery' && document.readyState === 'complete'),
      );
      const [able, revealed] = await browser.evaluate(() => [
        'CSSViewTransitionRule' in window,
        (window as ListeningWindow).revealed ?? false,
      ]);
      sure(revealed === able, able ? 'it came without a transition' : 'it came with a transition');
      sure((await count(browser, 'h1')) === 1, 'the page is not shown');
      sure((await browser.evaluate(() => scrollY)) === 0, 'the page does not start at its top');
    },
  },
  {
    name: 'a gallery image can be enlarged; Escape, Close and a click outside close it',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/gallery`);
      const opener = 'main button[popovertarget]';
      const closings = [
        () => browser.press('Escape'),
        () => browser.click(`${LARGE} button`),
        () => browser.click({ x: 12, y: 450 }),
      ];
      for (const close of closings) {
        await browser.click(opener);
        await until('the enlarged image', async () => (await count(browser, LARGE)) === 1);
        sure(await isFocused(browser, `${LARGE} ul`), 'its images are not focused');
        await close();
        await until('its end', async () => (await count(browser, LARGE)) === 0);
        const beside = close === closings.at(-1);
        sure(beside || (await isFocused(browser, 'figure > button')), 'the thumbnail is not focused again');
      }
      await browser.click(opener);
      await until('the enlarged image', async () => (await count(browser, LARGE)) === 1);
      for (const [key, n] of [
        ['ArrowRight', 1],
        ['ArrowLeft', 0],
      ] as const) {
        await browser.press(key);
        await until(`image ${n} after ${key}`, () => isInPlace(browser, n));
      }
      // Tab would move the focus to the browser's toolbar.
      const reached = await browser.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(':is(a, button):not(.enlarged *)')]
          .filter((behind) => {
            behind.focus();
            return document.activeElement === behind;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      sure(reached.length === 0, `behind the image, these can be focused: ${reached.join(', ')}`);
    },
  },
  {
    name: 'the map loads only on request',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/contact`);
      const shown = () =>
        browser.evaluate(() => ({
          illustration: getComputedStyle(document.querySelector('.map form') as Element).visibility,
          frame: getComputedStyle(document.querySelector('.map iframe') as Element).visibility,
          asked: performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin))
            .length,
        }));
      await browser.evaluate(() => document.querySelector('.map')?.scrollIntoView());
      const before = await shown();
      sure(before.illustration === 'visible' && before.frame === 'hidden', 'the illustration is not visible at first');
      sure(before.asked === 0, 'another host was requested before');
      await browser.click('.map button');
      await until('the map instead of the illustration', async () => {
        const { illustration, frame } = await shown();
        return illustration === 'hidden' && frame === 'visible';
      });
      sure(await browser.evaluate(() => location.pathname === '/contact'), 'the page changed');
    },
  },
];
