import { type EngineDriver, sure, until } from '../driver.ts';
import { count, focusOn, isFocused, isLive, type Scenario, textOf } from './scenario.ts';

const CENTRE = '.donut .centre text';
const row = (n: number) => `.investment tr[data-item="${n}"]`;
const slice = (n: number) => `.donut path[data-item="${n}"]`;

/** Waits until only the slice and row of one cost are highlighted, and the centre shows its amount and share. */
async function expectLit(browser: EngineDriver, n: number, text: string): Promise<void> {
  await until(`${text} in the centre`, async () => (await textOf(browser, CENTRE)) === text);
  for (const part of ['.donut path', '.investment tr']) {
    const lit = await browser.evaluate(
      (find: string) =>
        [...document.querySelectorAll(`${find}[data-active]`)].map((one) => one.getAttribute('data-item')),
      part,
    );
    sure(lit.join() === `${n}`, `highlighted ${part}: ${lit.join() || 'none'}`);
  }
}

export const chart: Scenario[] = [
  {
    name: 'chart: hovering a row highlights its slice and shows amount and share; leaving resets it',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/franchise`);
      sure((await count(browser, '.donut path')) === 5, 'not five server-rendered slices');
      await browser.hover(row(1));
      await until('the hydrated chart', () => isLive(browser));
      await expectLit(browser, 1, '₹75,000Interior · 24%');
      await browser.hover(row(3));
      await expectLit(browser, 3, '₹40,000Equipment · 13%');
      await browser.hover('h1');
      await until('the total', async () => (await textOf(browser, CENTRE)) === '₹3,10,000in all');
    },
  },
  {
    name: 'chart: focus highlights, arrow keys move between slices and rows, Escape resets',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/franchise`);
      await browser.hover('h1');
      await focusOn(browser, slice(0));
      await expectLit(browser, 0, '₹1,25,000Fee · 40%');
      await browser.press('ArrowRight');
      sure(await isFocused(browser, slice(1)), 'the next slice is not focused');
      await expectLit(browser, 1, '₹75,000Interior · 24%');
      await browser.press('ArrowLeft');
      await browser.press('ArrowLeft');
      await expectLit(browser, 4, '₹20,000Stock · 6%');
      await focusOn(browser, row(2));
      await expectLit(browser, 2, '₹50,000Furnishings · 16%');
      await browser.press('ArrowDown');
      sure(await isFocused(browser, row(3)), 'the next row is not focused');
      await expectLit(browser, 3, '₹40,000Equipment · 13%');
      await browser.press('Escape');
      await until('the total', async () => (await textOf(browser, CENTRE)) === '₹3,10,000in all');
    },
  },
  {
    name: 'chart: Tab stops at one slice, then at the next link',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/franchise`);
      await focusOn(browser, slice(0));
      await until('the hydrated chart', () => isLive(browser));
      await browser.press('Tab');
      sure(await isFocused(browser, 'a'), 'no link is focused');
    },
  },
];
