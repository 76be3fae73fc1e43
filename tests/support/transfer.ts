import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Bytes of a response as a host sends it: text with brotli. */
export async function bytesOf(response: Response): Promise<number> {
  const body = await response.body();
  const type = response.headers()['content-type'] ?? '';
  const isText = /^(text|image\/svg|application\/(json|javascript|xml|manifest))/.test(type);
  return isText ? brotliCompressSync(body).length : body.length;
}

/** Records layout shifts in `window.shift`, and policy violations (directive and URL) in `window.violations`. */
export const observeVisit = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0, violations: [] });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

declare global {
  interface Window {
    shift: number;
    violations: string[];
  }
}

/** Scrolls to the end, so that everything lazy loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Lighthouse's phone. */
export const LIGHTHOUSE_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
