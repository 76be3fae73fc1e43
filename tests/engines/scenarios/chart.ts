import { type EngineDriver, sure, until } from '../driver.ts';
import { count, focusOn, isFocused, isLive, type Scenario, textOf } from './scenario.ts';

const CENTRE = '.donut .centre text';
const row = (n: number) => `.investment tr[data-item="${n}"]`;
const slice = (n: number) => `.donut path[data-item="${n}"]`;

/** Waits until slice and row of one cost are lit, no other is, and the middle tells its rupees and share. */
async function expectLit(browser: EngineDriver, n: number, told: string): Promise<void> {
  await until(`${told} in the middle`, async () => (await textOf(browser, CENTRE)) === told);
  for (const part of ['.donut path', '.investment tr']) {
    const lit = await browser.evaluate(
      (find: string) => [...document.querySelectorAll(`${find}[data-lit]`)].map((one) => one.getAttribute('data-item')),
      part,
    );
    sure(lit.join() === `${n}`, `lit among ${part}: ${lit.join() || 'none'}`);
  }
}

export const chart: Scenario[] = [
  {
    name: 'chart: pointing at a row lights its slice and tells rupees and share, and leaving puts it out',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/franchise`);
      sure((await count(browser, '.donut path')) === 5, 'not five slices as the server drew them');
      await browser.hover(row(1));
      await until('the live chart', () => isLive(browser));
      await expectLit(browser, 1, '₹75,000Interior · 24%');
      await browser.hover(row(3));
      await expectLit(browser, 3, '₹40,000Equipment · 13%');
      await browser.hover('h1');
      await until('the sum', async () => (await textOf(browser, CENTRE)) === '₹3,10,000in all');
    },
  },
  {
    name: 'chart: focus lights, arrow keys walk slices and rows, Escape puts out',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/franchise`);
      await browser.hover('h1');
      await focusOn(browser, slice(0));
      await expectLit(browser, 0, '₹1,25,000Fee · 40%');
      await browser.press('ArrowRight');
      sure(await isFocused(browser, slice(1)), 'the next slice has not got the focus');
      await expectLit(browser, 1, '₹75,000Interior · 24%');
      await browser.press('ArrowLeft');
      await browser.press('ArrowLeft');
      await expectLit(browser, 4, '₹20,000Stock · 6%');
      await focusOn(browser, row(2));
      await expectLit(browser, 2, '₹50,000Furnishings · 16%');
      await browser.press('ArrowDown');
      sure(await isFocused(browser, row(3)), 'the next row has not got the focus');
      await expectLit(browser, 3, '₹40,000Equipment · 13%');
      await browser.press('Escape');
      await until('the sum', async () => (await textOf(browser, CENTRE)) === '₹3,10,000in all');
    },
  },
  {
    name: 'chart: Tab reaches one slice and goes on to the next link',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/franchise`);
      await focusOn(browser, slice(0));
      await until('the live chart', () => isLive(browser));
      await browser.press('Tab');
      sure(await isFocused(browser, 'a'), 'no link has the focus');
    },
  },
];
