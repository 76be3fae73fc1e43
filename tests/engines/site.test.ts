/** The built fixture and the editor in Firefox and WebKit. */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildInto } from '../editor/built-editor.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { ROUTES } from '../support/routes.ts';
import { type StaticServer, serve } from '../support/serve.ts';
import { type Browser, firefox, webkit } from './browser.ts';

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
  await buildInto(COPY);
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

describe.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
])('%s', (_name, start) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser.close());

  const open = (path: string) => browser.goto(server.origin + path);
  const expectNoErrors = async () => expect(await browser.evaluate(() => sessionStorage.getItem('errors'))).toBeNull();
  /** Waits until an element has a text. */
  const sees = (selector: string, text: string) =>
    vi.waitFor(
      async () => {
        const found = await browser.evaluate((find) => document.querySelector(find)?.textContent, selector);
        expect(found?.replace(/\s+/g, ' ')).toContain(text);
      },
      { timeout: 60_000 },
    );

  test.each(ROUTES)('%s has no error and does not scroll sideways', async (route) => {
    await open(route);
    const width = () => document.documentElement.scrollWidth - innerWidth;
    expect(await browser.evaluate(width)).toBeLessThanOrEqual(0);
    await expectNoErrors();
  });

  test('the search finds, the carousel rotates, the chart shows an amount', async () => {
    await open('/products');
    await browser.type('[type=search]', 'pops');
    await sees('.result-count', 'Showing 3 of 6');
    await open('/reviews');
    await sees('.controls > p', '2 of 10');
    await open('/franchise');
    await browser.click('.investment tr[data-item="1"] td');
    await sees('.donut .centre', '₹75,000');
    await expectNoErrors();
  });

  test('the enquiry form keeps what was typed, and composes the message', async () => {
    await open('/register');
    const typed = { name: 'Anitha', mobile: '098470 12345', city: 'Kollam', message: 'രണ്ടു കടകൾ' };
    for (const [name, text] of Object.entries(typed)) await browser.type(`.card form [name=${name}]`, text);
    await open('/register');
    await browser.click('.card form [type=submit]');
    await sees('[data-preview]', 'Message: രണ്ടു കടകൾ');
    await expectNoErrors();
  });

  test('the editor asks to sign in', async () => {
    await open('/admin');
    await sees('body', 'Access Token');
    const errors = (await browser.evaluate(() => sessionStorage.getItem('errors'))) ?? '';
    expect(errors).not.toMatch(/policy: (?:script|worker)/);
  });
});
