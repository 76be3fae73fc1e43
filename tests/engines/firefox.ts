import { launch } from 'puppeteer-core';
import { type EngineDriver, type LaunchOptions, type Point, pointOf } from './driver.ts';

/** Real Firefox, Debian's own, over WebDriver BiDi. */
export async function firefox(executablePath: string, { scripts }: LaunchOptions): Promise<EngineDriver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      // Nothing calls home from a test.
      'app.update.enabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'services.settings.server': 'data:,',
      // Nothing reaches another host: its only way out is a port where nobody listens. Our own site is not asked there.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'javascript.enabled': scripts,
    },
  });
  // Not the tab that Firefox starts with: that one never has the window's focus, so pages in it hear of none.
  const first = await browser.pages();
  const page = await browser.newPage();
  for (const other of first) await other.close();
  const evaluate: EngineDriver['evaluate'] = (inPage, ...args) => page.evaluate(inPage as never, ...args) as never;
  const place = (target: string | Point) => (typeof target === 'string' ? pointOf({ evaluate }, target) : target);
  return {
    name: `Firefox ${await browser.version()}`,
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'load', timeout: 30_000 });
    },
    evaluate,
    click: async (target) => {
      const { x, y } = await place(target);
      await page.mouse.click(x, y);
    },
    hover: async (selector) => {
      const { x, y } = await place(selector);
      await page.mouse.move(x, y);
    },
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    windows: async () => (await browser.pages()).length,
    closeExtraWindows: async () => {
      for (const other of await browser.pages()) if (other !== page) await other.close();
      await page.bringToFront();
    },
    close: () => browser.close(),
  };
}
