import { type EngineDriver, sure, until } from '../driver.ts';
import { count, focusOn, isFocused, type Scenario, textOf } from './scenario.ts';

const BOX = '.finder input';
const CHOICE = '.finder select';
const EMPTY = 'No sarbath found matching your criteria.';

/** Waits until as many cards are shown, the line under the search says so, and the address tells the search. */
async function expectShown(browser: EngineDriver, cards: number, address: string): Promise<void> {
  await until(`${cards} cards`, async () => (await count(browser, '[data-category]')) === cards);
  await until(`${cards} said`, async () => (await textOf(browser, '.count')) === `Showing ${cards} of 6`);
  await until(`the address ${address}`, () => browser.evaluate((query: string) => location.search === query, address));
}

export const search: Scenario[] = [
  {
    name: 'search: text and category filter, the count and the address follow, Escape empties the text',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/products`);
      sure((await count(browser, '[data-category]')) === 6, 'not every card is shown at first');
      await browser.click(BOX);
      await browser.type(BOX, 'pops');
      await expectShown(browser, 3, '?q=pops');
      await browser.type(CHOICE, 'cl');
      await expectShown(browser, 2, '?q=pops&category=classic');
      await focusOn(browser, BOX);
      await browser.press('Escape');
      await expectShown(browser, 3, '?category=classic');
      sure(
        await browser.evaluate((box: string) => document.querySelector<HTMLInputElement>(box)?.value === '', BOX),
        'text',
      );
      sure(await isFocused(browser, BOX), 'the focus left the search');
    },
  },
  {
    name: 'search: nothing found says so in the one sentence, and leads back',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/products`);
      await browser.click(BOX);
      await browser.type(BOX, 'lassi');
      await until('the sentence', async () => (await textOf(browser, '.nothing > p')) === EMPTY);
      sure((await count(browser, '[data-category]')) === 0, 'there are cards all the same');
      await browser.click('.nothing button');
      await expectShown(browser, 6, '');
    },
  },
  {
    name: 'search: a shared address is shown as it was',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/products?q=milk&category=special`);
      await expectShown(browser, 1, '?q=milk&category=special');
    },
  },
  {
    name: 'the category choice is painted where the engine can, else the native one, and works by key',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/products`);
      const { able, painted, height } = await browser.evaluate((choice: string) => {
        const select = document.querySelector(choice) as HTMLSelectElement;
        return {
          able: CSS.supports('appearance', 'base-select'),
          painted: getComputedStyle(select).appearance === 'base-select',
          height: select.getBoundingClientRect().height,
        };
      }, CHOICE);
      sure(able === painted, able ? 'it is not painted' : 'it claims to be painted');
      sure(height >= 44, `it is ${height} pixels high`);
      await browser.type(CHOICE, 'pr');
      await expectShown(browser, 2, '?category=premium');
    },
  },
];
