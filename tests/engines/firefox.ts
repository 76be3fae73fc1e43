import { launch } from 'puppeteer-core';
import { type EngineDriver, type LaunchOptions, type Point, pointOf } from './driver.ts';

/** Firefox over WebDriver BiDi. */
export async function firefox(executablePath: string, { scripts }: LaunchOptions): Promise<EngineDriver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      // No background requests.
      'app.update.enabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'services.settings.server': 'data:,',
      // A closed port as the proxy blocks other hosts; Firefox does not use a proxy for localhost.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'javascript.enabled': scripts,
    },
  });
  // The first tab never gets the focus of the window, so its pages receive no focus events.
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
