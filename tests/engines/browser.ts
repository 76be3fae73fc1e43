import { launch } from 'puppeteer-core';
import { Builder, By } from 'selenium-webdriver';
import { freePort } from '../support/free-port.ts';
import { startProgram } from '../support/program.ts';

/** A browser of any engine and protocol. */
export interface Browser {
  goto(url: string): Promise<void>;
  /** Runs a function in the page. */
  evaluate<T, A extends unknown[]>(inPage: (...args: A) => T, ...args: A): Promise<T>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** A closed port, as a proxy that blocks other hosts. */
const CLOSED = { host: '127.0.0.1', port: 9 } as const;

/** Firefox over WebDriver BiDi. */
export async function firefox(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.socks': CLOSED.host,
      'network.proxy.socks_port': CLOSED.port,
    },
  });
  // Pages of the first tab receive no focus events.
  const first = await browser.pages();
  const page = await browser.newPage();
  for (const other of first) await other.close();
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (inPage, ...args) => page.evaluate(inPage as never, ...args) as never,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}

const SESSION_TIMEOUT_MS = 60_000;
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Starts a WebDriver session of WebKitGTK's MiniBrowser on a virtual display. */
async function startSession() {
  const port = await freePort();
  const display = String(1000 + (port % 9000));
  const command = ['-n', display, 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`];
  const stop = await startProgram('xvfb-run', command, port);
  const proxy = `${CLOSED.host}:${CLOSED.port}`;
  const session = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      timeouts: { pageLoad: 120_000, script: 120_000 },
      proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: ['localhost', '127.0.0.1'] },
      'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
    })
    .build();
  const late = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error('WebKit did not start.')), SESSION_TIMEOUT_MS).unref();
  });
  try {
    return { stop, driver: await Promise.race([session, late]) };
  } catch (error) {
    stop();
    throw error;
  }
}

/** WebKitGTK's MiniBrowser. WebKitGTK 2.50 sometimes does not start. */
export async function webkit(): Promise<Browser> {
  const { driver, stop } = await startSession().catch(startSession);
  await driver.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 });
  return {
    goto: (url) => driver.get(url),
    evaluate: (inPage, ...args) => driver.executeScript(inPage, ...args),
    // The driver's own click finds buttons "not interactable".
    click: async (selector) => {
      const element = await driver.findElement(By.css(selector));
      const show = (one: Element) => one.scrollIntoView({ block: 'center', behavior: 'instant' });
      await driver.executeScript(show, element);
      await driver.actions().move({ origin: element }).click().perform();
    },
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    close: async () => {
      await driver.quit().catch(() => undefined);
      stop();
    },
  };
}
