import { type EngineDriver, sure, until } from '../driver.ts';
import { count, focusOn, isFocused, type Scenario, textOf } from './scenario.ts';

const BOX = '.search-form input';
const CHOICE = '.search-form select';
const EMPTY = 'No sarbath found matching your criteria.';

/** Waits until that many cards are shown, and the count and the URL match. */
async function expectShown(browser: EngineDriver, cards: number, url: string): Promise<void> {
  await until(`${cards} cards`, async () => (await count(browser, '.menu-card')) === cards);
  await until(`count of ${cards}`, async () => (await textOf(browser, '.result-count')) === `Showing ${cards} of 6`);
  await until(`URL with ${url}`, () => browser.evaluate((query: string) => location.search === query, url));
}

export const search: Scenario[] = [
  {
    name: 'search: text and category filter, the count and the URL follow, Escape clears the text',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/products`);
      sure((await count(browser, '.menu-card')) === 6, 'not every card is shown at first');
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
        'the text was not cleared',
      );
      sure(await isFocused(browser, BOX), 'the search field is not focused');
    },
  },
  {
    name: 'search: no result shows a message and a reset button',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/products`);
      await browser.click(BOX);
      await browser.type(BOX, 'lassi');
      await until('the message', async () => (await textOf(browser, '.empty-message')) === EMPTY);
      sure((await count(browser, '.menu-card')) === 0, 'there are still cards');
      await browser.click('.empty-state button');
      await expectShown(browser, 6, '');
    },
  },
  {
    name: 'search: a shared URL shows the same results',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/products?q=milk&category=special`);
      await expectShown(browser, 1, '?q=milk&category=special');
    },
  },
  {
    name: 'the category select is styled if the engine supports it, and works by keyboard',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/products`);
      const { able, styled, height } = await browser.evaluate((choice: string) => {
        const select = document.querySelector(choice) as HTMLSelectElement;
        return {
          able: CSS.supports('appearance', 'base-select'),
          styled: getComputedStyle(select).appearance === 'base-select',
          height: select.getBoundingClientRect().height,
        };
      }, CHOICE);
      sure(able === styled, able ? 'it is not styled' : 'it claims to be styled');
      sure(height >= 44, `it is ${height} pixels high`);
      await browser.type(CHOICE, 'pr');
      await expectShown(browser, 2, '?category=premium');
    },
  },
];
