import { type EngineDriver, sure, until } from '../driver.ts';
import { count, isFocused, isLive, type Scenario, textOf } from './scenario.ts';

const field = (name: string) => `.card form [name=${name}]`;
const SUBMIT = '.card form [type=submit]';
const TYPED = { name: 'Anitha', mobile: '098470 12345', city: 'Kollam', message: 'രണ്ടു കടകൾ' };
const CHAT =
  'https://wa.me/910000000000?text=' +
  encodeURIComponent(
    'Franchise enquiry\nName: Anitha\nMobile: +91 98470 12345\nCity: Kollam\nEmail: N/A\nMessage: രണ്ടു കടകൾ',
  );

async function fillIn(browser: EngineDriver): Promise<void> {
  for (const [name, text] of Object.entries(TYPED)) {
    await browser.click(field(name));
    await browser.type(field(name), text);
  }
}
const values = (browser: EngineDriver) =>
  browser.evaluate(
    (names: string[]) =>
      names.map((name) => document.querySelector<HTMLInputElement>(`.card form [name=${name}]`)?.value),
    Object.keys(TYPED),
  );
const asTyped = async (browser: EngineDriver) => (await values(browser)).join() === Object.values(TYPED).join();

export const form: Scenario[] = [
  {
    name: 'form: submitted empty, it lists what is missing and focuses the summary',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/register`);
      await browser.click(field('message'));
      await until('the hydrated form', () => isLive(browser));
      await browser.click(SUBMIT);
      await until('the summary', () => isFocused(browser, '.summary'));
      sure((await textOf(browser, '.summary h2')) === 'There is a problem', 'the summary has a wrong heading');
      sure((await count(browser, '.summary a')) === 3, 'not three problems');
      sure(
        (await textOf(browser, '#enquiry-city-error, .field:has([name=city]) .error')) !== '',
        'the city has no error',
      );
      sure(await browser.evaluate(() => document.title.startsWith('Error: ')), 'the title has no "Error: "');
      await browser.click('.summary a');
      await until('the first field', () => isFocused(browser, field('name')));
      sure((await browser.windows()) === 1, 'another tab opened');
    },
  },
  {
    name: 'form: keeps its values over a reload, and opens WhatsApp in a new tab',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/register`);
      await fillIn(browser);
      await until('everything typed', () => asTyped(browser));
      await browser.reload();
      await until('everything typed, after the reload', async () => (await isLive(browser)) && asTyped(browser));
      await browser.click(SUBMIT);
      await until('the confirmation', async () => (await textOf(browser, '.opened h2')).startsWith('WhatsApp opened'));
      await until('a second tab', async () => (await browser.windows()) === 2);
      await until('the focus on it', () => isFocused(browser, '.opened h2'));
      const again = await browser.evaluate(() => document.querySelector<HTMLAnchorElement>('.opened a.chat')?.href);
      sure(again === CHAT, `the chat URL is ${again}`);
      sure(
        await browser.evaluate(() => `${location.search}${location.hash}${sessionStorage.length}` === '0'),
        'values are stored',
      );
      await browser.click('.opened .buttons button:last-child');
      await until('the form again', async () => (await count(browser, SUBMIT)) === 1);
      sure(await asTyped(browser), 'the values are gone');
    },
  },
  {
    name: 'form: submitted before hydration, it opens WhatsApp too',
    run: async (browser, origin) => {
      // The pointer must not be over the form, because that hydrates it.
      await browser.goto(`${origin}/about`);
      await browser.hover('h1');
      await browser.goto(`${origin}/register`);
      sure(!(await isLive(browser)), 'the form is already hydrated');
      await browser.evaluate((typed: Record<string, string>) => {
        for (const [name, text] of Object.entries(typed)) {
          const control = document.querySelector<HTMLInputElement>(`.card form [name=${name}]`);
          if (control) control.value = text;
        }
      }, TYPED);
      await browser.click(SUBMIT);
      await until('the confirmation', async () => (await count(browser, '.opened h2')) === 1);
      await until('a second tab', async () => (await browser.windows()) === 2);
    },
  },
];
