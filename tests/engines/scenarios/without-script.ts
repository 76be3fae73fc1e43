import { ROUTES } from '../../support/routes.ts';
import { sure, until } from '../driver.ts';
import { isInPlace } from './pages.ts';
import { count, isFocused, type Scenario, textOf } from './scenario.ts';

/** The site without scripts: all content is there, and no control is without function. */
export const withoutScript: Scenario[] = [
  {
    name: 'every route is complete',
    run: async (browser, origin) => {
      for (const route of ROUTES) {
        await browser.goto(origin + route);
        sure((await textOf(browser, 'h1')) !== '', `${route}: no heading`);
        sure((await count(browser, 'footer a[href^="tel:"]')) > 0, `${route}: no telephone link`);
        sure((await count(browser, '.scripted, .controls')) === 0, `${route}: a control that needs scripts`);
      }
    },
  },
  {
    name: 'search: all cards and no search field',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/products?q=lassi`);
      sure((await count(browser, '.menu-card')) === 6, 'not every card is shown');
      sure((await count(browser, '.search-form')) === 0, 'there is a search field');
    },
  },
  {
    name: 'carousel: a scrollable list of all reviews',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/reviews`);
      sure((await count(browser, '[aria-roledescription=slide]')) === 10, 'not ten reviews');
      sure((await count(browser, '.controls')) === 0, 'there are buttons without function');
      const scrolled = await browser.evaluate(() => {
        const list = document.querySelector('.view') as HTMLElement;
        list.scrollTo({ left: list.clientWidth * 4, behavior: 'instant' });
        const slide = document.querySelector('[aria-label="5 of 10"]') as HTMLElement;
        return Math.abs(slide.getBoundingClientRect().left - list.getBoundingClientRect().left);
      });
      sure(scrolled < 12, `the fifth review is ${scrolled} pixels off`);
    },
  },
  {
    name: 'chart: slices, list and total',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/franchise`);
      sure((await count(browser, '.donut path')) === 5, 'not five slices');
      sure((await count(browser, '.investment tbody tr')) === 5, 'not five rows');
      sure((await textOf(browser, '.investment tfoot td')) === '₹3,10,000', 'wrong total');
    },
  },
  {
    name: 'form: sends an e-mail after native validation, as its button says',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/register`);
      sure((await count(browser, '.no-script a[href^="https://wa.me/"]')) === 1, 'no chat beside it');
      sure((await count(browser, '.card button .unscripted')) === 1, 'the button does not say e-mail');
      sure((await count(browser, '.card button .scripted')) === 0, 'the button says WhatsApp');
      await browser.click('.card [type=submit]');
      await until('the first missing field', () => isFocused(browser, '.card [name=name]:invalid'));
      sure(await browser.evaluate(() => location.pathname === '/register'), 'the page changed');
    },
  },
  {
    name: 'a gallery image can be enlarged, and the map opens with its button',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/gallery`);
      await browser.click('main button[popovertarget]');
      await until('the enlarged image', async () => (await count(browser, ':popover-open')) === 1);
      await browser.press('ArrowRight');
      await until('the next image', () => isInPlace(browser, 1));
      await browser.goto(`${origin}/contact`);
      await browser.click('.map button');
      await until('the map', () =>
        browser.evaluate(
          () => getComputedStyle(document.querySelector('.map iframe') as Element).visibility === 'visible',
        ),
      );
    },
  },
];
