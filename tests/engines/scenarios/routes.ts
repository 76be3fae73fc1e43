import { MISSING, ROUTES } from '../../support/routes.ts';
import { sure } from '../driver.ts';
import type { ListeningWindow } from '../listening-copy.ts';
import type { Scenario } from './scenario.ts';

/** Every route is drawn whole. */
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
    sure(route === MISSING || path === route, `another page came: ${path || 'the page for lost visitors'}`);
    sure(!seen.wide, 'the page scrolls sideways');
    sure(seen.broken === 0, `${seen.broken} pictures of our own are broken`);
    sure(seen.footer, 'no footer');
    sure(seen.heard, 'nobody listens to what the page complains of');
  },
}));
