import { MISSING, ROUTES } from '../support/routes.ts';
import { type EngineDriver, until } from './driver.ts';

export interface Scenario {
  readonly name: string;
  /** Throws when something is not as it should be. */
  run(browser: EngineDriver, origin: string): Promise<void>;
}

const sure = (holds: boolean, what: string) => {
  if (!holds) throw new Error(what);
};

const routes: Scenario[] = ROUTES.map((route) => ({
  name: `${route} renders`,
  run: async (browser, origin) => {
    await browser.goto(origin + route);
    const seen = await browser.evaluate(() => ({
      heading: document.querySelector('h1')?.textContent?.trim() ?? '',
      wide: document.documentElement.scrollWidth > innerWidth + 1,
      broken: [...document.images].filter(
        (image) => image.complete && image.naturalWidth === 0 && image.src.startsWith(location.origin),
      ).length,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
      footer: document.querySelector('footer')?.checkVisibility() ?? false,
    }));
    sure(seen.heading !== '', 'no heading');
    const path = seen.canonical && new URL(seen.canonical).pathname;
    sure(route === MISSING || path === route, `another page came: ${path || 'the page for lost visitors'}`);
    sure(!seen.wide, 'the page scrolls sideways');
    sure(seen.broken === 0, `${seen.broken} pictures of our own are broken`);
    sure(seen.footer, 'no footer');
  },
}));

const pages: Scenario[] = [
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
    name: 'a gallery picture opens large and Escape closes it',
    run: async (browser, origin) => {
      await browser.goto(`${origin}/gallery`);
      await browser.click('main button[popovertarget]');
      await until('the large picture', () => browser.evaluate(() => document.querySelector(':popover-open') !== null));
      await browser.press('Escape');
      await until('its end', () => browser.evaluate(() => document.querySelector(':popover-open') === null));
    },
  },
];

export const scenarios: readonly Scenario[] = [...routes, ...pages];
