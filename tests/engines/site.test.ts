/** The built fixture in Firefox and WebKit: each island once, and what differs between engines. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { type StaticServer, serve } from '../support/serve.ts';
import { type Browser, firefox, webkit } from './browser.ts';
import { User } from './user.ts';

const COPY = join(FIXTURE_SITE, '../engines');

/** Keeps errors in the storage of the page, since WebDriver cannot read the console. */
function keepErrors(): void {
  const keep = (text: string) => sessionStorage.setItem('errors', `${sessionStorage.getItem('errors') ?? ''}${text}\n`);
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
  writeFileSync(join(COPY, 'keep-errors.js'), `(${keepErrors})()`);
  for (const file of globSync('**/*.html', { cwd: COPY })) {
    const html = readFileSync(join(COPY, file), 'utf8');
    // The policy of the page begins after it.
    writeFileSync(join(COPY, file), html.replace('<head>', '<head><script src="/keep-errors.js"></script>'));
  }
  server = await serve({ root: COPY });
});
afterAll(() => server.close());

const typed = { name: 'Anitha', mobile: '098470 12345', city: 'Kollam', message: 'രണ്ടു കടകൾ' };
const isFilled = (values: Record<string, string>) =>
  Object.entries(values).every(
    ([name, value]) => document.querySelector<HTMLInputElement>(`.card form [name=${name}]`)?.value === value,
  );

describe.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
])('%s', (_name, start) => {
  let browser: Browser;
  let user: User;

  beforeAll(async () => {
    browser = await start();
    user = new User(browser, server.origin);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    // Without a draft, and without the pointer over an island.
    await user.open('/about');
    await user.pointTo('h1');
    await browser.evaluate(() => sessionStorage.clear());
  });
  afterEach(async () => {
    expect(await browser.evaluate(() => sessionStorage.getItem('errors'))).toBeNull();
  });

  test('a link opens the next page at its top', async () => {
    await user.open('/');
    await user.click('main nav a[href="/franchise"]');
    await user.sees(() => location.pathname === '/franchise' && scrollY === 0);
    await user.seesCount('h1', 1);
  });

  test('search: text, category and count', async () => {
    await user.open('/products');
    await user.type('.search-form input', 'pops');
    await user.seesCount('.menu-card', 3);
    await browser.type('.search-form select', 'cl');
    await user.seesText('.result-count', 'Showing 2 of 6');
    await user.sees(() => location.search === '?q=pops&category=classic');
  });

  test('carousel: rotates, and keys move it', async () => {
    await user.open('/reviews');
    await user.pointTo('h1');
    await user.waitForHydration();
    await user.seesText('.controls > p', '2 of 10');
    await user.click('.pause');
    await user.seesText('.pause', 'Play');
    await user.focus('[aria-label="Next review"]');
    const position = () => Number.parseInt(document.querySelector('.controls > p')?.textContent ?? '', 10);
    const next = (await browser.evaluate(position)) + 1;
    await browser.press('ArrowRight');
    await user.seesText('.controls > p', `${next} of 10`);
  });

  test('chart: pointing and keys show an amount', async () => {
    await user.open('/franchise');
    await user.pointTo('.investment tr[data-item="1"]');
    await user.seesText('.donut .centre text', '₹75,000Interior · 24%');
    await user.focus('.donut path[data-item="0"]');
    await browser.press('ArrowRight');
    await user.seesFocus('.donut path[data-item="1"]');
    // Engines differ in what Tab reaches in an SVG.
    await browser.press('Tab');
    await user.seesFocus('a');
  });

  test('form: keeps what was typed over a reload, and opens the chat in a new tab', async () => {
    await user.open('/register');
    for (const [name, text] of Object.entries(typed)) await user.type(`.card form [name=${name}]`, text);
    await user.open('/register');
    await user.waitForHydration();
    await user.sees(isFilled, typed);
    const before = await browser.windows();
    await user.click('.card form [type=submit]');
    await user.seesFocus('h2[data-when=opened]');
    await expect.poll(() => browser.windows()).toBe(before + 1);
    const chat = () => document.querySelector<HTMLAnchorElement>('[data-chat]')?.href;
    expect(await browser.evaluate(chat)).toContain(encodeURIComponent('Message: രണ്ടു കടകൾ'));
  });
});
