/** The built fixture in Firefox and WebKit: each island once, and what differs between engines. Chromium shows the rest. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { ROUTES } from '../support/routes.ts';
import { type StaticServer, serve } from '../support/serve.ts';
import { type Browser, firefox, webkit } from './browser.ts';
import { Person } from './person.ts';

const COPY = join(FIXTURE_SITE, '../engines');
const ERRORS = 'page-errors';

/** Keeps the errors of a page in its storage, because WebDriver cannot read the console. */
function keepErrors(key: string): void {
  const keep = (text: string) => sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${text}\n`);
  addEventListener('error', ({ message }) => keep(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`policy: ${violatedDirective} ${blockedURI}`),
  );
  console.error = (...words: unknown[]) => keep(`console: ${words.join(' ')}`);
}

let server: StaticServer;
beforeAll(async () => {
  rmSync(COPY, { recursive: true, force: true });
  cpSync(FIXTURE_SITE, COPY, { recursive: true });
  writeFileSync(join(COPY, 'keep-errors.js'), `(${keepErrors})(${JSON.stringify(ERRORS)})`);
  for (const file of globSync('**/*.html', { cwd: COPY })) {
    const html = readFileSync(join(COPY, file), 'utf8');
    // Ahead of the tag with the page's policy, which allows no other script.
    writeFileSync(join(COPY, file), html.replace('<head>', '<head><script src="/keep-errors.js"></script>'));
  }
  server = await serve({ root: COPY });
});
afterAll(() => server.close());

const FORM = '.card form';
const typed = { name: 'Anitha', mobile: '098470 12345', city: 'Kollam', message: 'രണ്ടു കടകൾ' };
const CHAT = `https://wa.me/910000000000?text=${encodeURIComponent(
  'Franchise enquiry\nName: Anitha\nMobile: 098470 12345\nCity where you want to open: Kollam\nEmail: N/A\nMessage: രണ്ടു കടകൾ',
)}`;
const fill = (form: string, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const control = document.querySelector<HTMLInputElement>(`${form} [name=${name}]`);
    if (control) control.value = value;
  }
};
const isFilled = (form: string, values: Record<string, string>) =>
  Object.entries(values).every(
    ([name, value]) => document.querySelector<HTMLInputElement>(`${form} [name=${name}]`)?.value === value,
  );

describe.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
])('%s', (_name, start) => {
  let browser: Browser;
  let person: Person;

  describe('with scripts', () => {
    beforeAll(async () => {
      browser = await start(true);
      person = new Person(browser, server.origin);
    });
    afterAll(() => browser.close());
    beforeEach(async () => {
      // Neither an earlier draft nor the pointer over an island.
      await person.open('/about');
      await person.pointTo('h1');
      await browser.evaluate(() => sessionStorage.clear());
    });
    afterEach(async () => {
      expect(await browser.evaluate((key) => sessionStorage.getItem(key), ERRORS)).toBeNull();
    });

    test('a link opens the next page at its top, in a view transition if the engine has them', async () => {
      await person.open('/');
      await person.click('main nav a[href="/franchise"]');
      await person.sees('the franchise page', () => location.pathname === '/franchise' && scrollY === 0);
      await person.seesCount('h1', 1);
    });

    test('search: text, category and count', async () => {
      await person.open('/products');
      await person.type('.search-form input', 'pops');
      await person.seesCount('.menu-card', 3);
      await browser.type('.search-form select', 'cl');
      await person.seesCount('.menu-card', 2);
      await person.seesText('.result-count', 'Showing 2 of 6');
      await person.sees('the URL', () => location.search === '?q=pops&category=classic');
    });

    test('carousel: rotates, and is moved by keys, one slide in reach', async () => {
      await person.open('/reviews');
      await person.pointTo('h1');
      await person.seesLiveIsland();
      await person.seesText('.controls > p', '2 of 10');
      await person.click('.pause');
      await person.seesText('.pause', 'Play');
      await person.focus('[aria-label="Next review"]');
      const at = await browser.evaluate(() =>
        Number.parseInt(document.querySelector('.controls > p')?.textContent ?? '', 10),
      );
      await browser.press('ArrowRight');
      await person.seesText('.controls > p', `${at + 1} of 10`);
      await person.seesCount('[aria-roledescription=slide]:not([inert])', 1);
    });

    test('chart: pointing and keys show an amount', async () => {
      await person.open('/franchise');
      await person.pointTo('.investment tr[data-item="1"]');
      await person.seesText('.donut .centre text', '₹75,000Interior · 24%');
      await person.pointTo('h1');
      await person.seesText('.donut .centre text', '₹3,10,000in all');
      await person.focus('.donut path[data-item="0"]');
      await browser.press('ArrowRight');
      await person.seesFocus('.donut path[data-item="1"]');
      await browser.press('Escape');
      await person.seesText('.donut .centre text', '₹3,10,000in all');
      // Engines differ in what Tab reaches in a drawing.
      await browser.press('Tab');
      await person.seesFocus('a');
    });

    test('form: keeps what was typed over a reload, and opens the chat in a new tab', async () => {
      await person.open('/register');
      for (const [name, text] of Object.entries(typed)) await person.type(`${FORM} [name=${name}]`, text);
      await person.sees('everything typed', isFilled, FORM, typed);
      await person.open('/register');
      await person.seesLiveIsland();
      await person.sees('everything typed, after the reload', isFilled, FORM, typed);
      const before = await browser.windows();
      await person.click(`${FORM} [type=submit]`);
      await person.seesFocus('h2[data-when=opened]');
      await expect.poll(() => browser.windows()).toBe(before + 1);
      expect(await browser.evaluate(() => document.querySelector<HTMLAnchorElement>('[data-chat]')?.href)).toBe(CHAT);
    });

    test('form: submitted before hydration, it opens the chat too', async () => {
      await person.open('/register');
      await browser.evaluate(fill, FORM, typed);
      const before = await browser.windows();
      await person.click(`${FORM} [type=submit]`);
      await person.seesCount('[data-view=opened]', 1);
      await expect.poll(() => browser.windows()).toBe(before + 1);
    });
  });

  describe('without scripts', () => {
    beforeAll(async () => {
      browser = await start(false);
      person = new Person(browser, server.origin);
    });
    afterAll(() => browser.close());

    test('every page is whole, and no control is without function', async () => {
      for (const route of ROUTES) {
        await person.open(route);
        await person.seesCount('h1', 1);
        await person.sees('the footer', () => document.querySelector('footer a[href^="tel:"]') !== null);
        await person.seesCount('.needs-code, .controls, .search-form', 0);
      }
      await person.open('/reviews');
      await person.sees('the fifth review, scrolled to', () => {
        const list = document.querySelector('.view') as HTMLElement;
        list.scrollTo({ left: list.clientWidth * 4, behavior: 'instant' });
        const slide = document.querySelector('[aria-label="5 of 10"]') as HTMLElement;
        return Math.abs(slide.getBoundingClientRect().left - list.getBoundingClientRect().left) < 12;
      });
    });

    test('gallery: an image is enlarged, and Escape closes it', async () => {
      await person.open('/gallery');
      await person.click('main button[popovertarget]');
      await person.seesFocus(':popover-open button');
      await browser.press('Escape');
      await person.seesCount(':popover-open', 0);
      await person.seesFocus('figure > button');
    });

    // Last, because Firefox takes the map that fails for the next page.
    test('the link of the map keeps the page, and its frame is there', async () => {
      await person.open('/contact');
      await person.click('a[target=map]');
      const isFramed = () =>
        location.pathname === '/contact' &&
        getComputedStyle(document.querySelector('.map iframe') as Element).display === 'block';
      await person.sees('the frame', isFramed);
    });
  });
});
