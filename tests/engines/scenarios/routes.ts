import { MISSING, ROUTES } from '../../support/routes.ts';
import { sure } from '../driver.ts';
import type { ListeningWindow } from '../listening-copy.ts';
import type { Scenario } from './scenario.ts';

/** Every route renders completely. */
export const routes: Scenario[] = ROUTES.map((route) => ({
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
      heard: (window as ListeningWindow).listening ?? false,
    }));
    sure(seen.heading !== '', 'no heading');
    const path = seen.canonical && new URL(seen.canonical).pathname;
    sure(route === MISSING || path === route, `another page: ${path || '404'}`);
    sure(!seen.wide, 'the page overflows horizontally');
    sure(seen.broken === 0, `${seen.broken} broken images`);
    sure(seen.footer, 'no footer');
    sure(seen.heard, 'the listener is missing');
  },
}));
