import { sure, until } from '../driver.ts';
import type { ListeningWindow } from '../listening-copy.ts';
import { count, isFocused, type Scenario } from './scenario.ts';

const LARGE = ':popover-open';

/** What pages without islands do: lead on, show a picture large, open the map. */
export const pages: Scenario[] = [
  {
    name: 'a medallion leads on, Back leads home, each page starting at its top',
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
    name: 'a page change is a view transition where the engine has them, else a plain one',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/about`);
      await browser.click('footer a[href="/gallery"]');
      await until('the gallery, all of it', () =>
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
    name: 'a gallery picture opens large; Escape, Close and a click beside it close it',
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
        await until('the large picture', async () => (await count(browser, `${LARGE} img`)) === 1);
        sure(await isFocused(browser, `${LARGE} button`), 'its Close button has not got the focus');
        await close();
        await until('its end', async () => (await count(browser, LARGE)) === 0);
        const beside = close === closings.at(-1);
        sure(beside || (await isFocused(browser, 'figure > button')), 'the focus is not back at the small picture');
      }
      await browser.click(opener);
      await until('the large picture', async () => (await count(browser, `${LARGE} img`)) === 1);
      // Not by Tab: that leads to the browser's own bar, where the next scenario's keys would go.
      const reached = await browser.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(':is(a, button):not(.enlarged *)')]
          .filter((behind) => {
            behind.focus();
            return document.activeElement === behind;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      sure(reached.length === 0, `behind the picture the focus can go to ${reached.join(', ')}`);
    },
  },
  {
    name: 'the map is loaded when the visitor asks for it, and not before',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/contact`);
      const shown = () =>
        browser.evaluate(() => ({
          drawing: getComputedStyle(document.querySelector('.map form') as Element).visibility,
          frame: getComputedStyle(document.querySelector('.map iframe') as Element).visibility,
          asked: performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin))
            .length,
        }));
      await browser.evaluate(() => document.querySelector('.map')?.scrollIntoView());
      const before = await shown();
      sure(before.drawing === 'visible' && before.frame === 'hidden', 'the drawing is not what is seen at first');
      sure(before.asked === 0, 'another host was asked before');
      await browser.click('.map button');
      await until('the map in the place of the drawing', async () => {
        const { drawing, frame } = await shown();
        return drawing === 'hidden' && frame === 'visible';
      });
      sure(await browser.evaluate(() => location.pathname === '/contact'), 'the page was left');
    },
  },
];
