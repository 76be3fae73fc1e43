import { launch } from 'puppeteer-core';
import type { EngineDriver } from './driver.ts';

/** Real Firefox, Debian's own, over WebDriver BiDi. */
export async function firefox(executablePath: string): Promise<EngineDriver> {
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
      'dom.disable_open_during_load': false,
      'services.settings.server': 'data:,',
    },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  return {
    name: `Firefox ${await browser.version()}`,
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
    },
    evaluate: (inPage, ...args) => page.evaluate(inPage as never, ...args) as never,
    click: async (selector) => {
      const element = await page.waitForSelector(selector, { timeout: 8000 });
      await element?.scrollIntoView();
      await element?.click();
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
