/** The editor of the live site in Firefox, and in WebKit, which iPhones have. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BUILT_EDITOR, buildInto } from '../editor/built-editor.ts';
import { GitHub } from '../editor/github.ts';
import { type StaticServer, serve } from '../support/serve.ts';
import { firefox, webkit } from './browser.ts';

const COPY = `${BUILT_EDITOR}-engines`;
const PRICE = '[data-key-path="price"] input';
let github: GitHub;
let server: StaticServer;

/** Answers for GitHub: these drivers cannot answer requests within the browser. */
const api = createServer(async (request, response) => {
  response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const posted = request.method === 'POST' ? await json(request) : undefined;
  await github.answer({
    request: () => ({
      url: () => `https://api.github.com${request.url}`,
      method: () => request.method ?? '',
      headers: () => request.headers as Record<string, string>,
      postDataJSON: () => posted,
    }),
    async fulfill({ status = 200, headers, body, json }) {
      response.writeHead(status, headers).end(body ?? JSON.stringify(json));
    },
  });
});

beforeAll(async () => {
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready));
  await buildInto(COPY);
  const origin = `http://localhost:${(api.address() as AddressInfo).port}`;
  const script = `
    const ask = fetch;
    window.fetch = (url, options) => ask(url.url ?? String(url).replace('https://api.github.com', '${origin}'), options);
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if (/script|worker/.test(effectiveDirective)) window.violations.push(effectiveDirective + ' ' + blockedURI);
    });`;
  writeFileSync(`${COPY}/stand-in.js`, script);
  // The policy allows the stand-in.
  const html = readFileSync(`${COPY}/admin/index.html`, 'utf8').replace('https://api.github.com', origin);
  writeFileSync(`${COPY}/admin/index.html`, html.replace('<title>', '<script src="/stand-in.js"></script><title>'));
  server = await serve({ root: COPY });
});
afterAll(async () => {
  api.close();
  await server.close();
});

const WAIT = { timeout: 60_000, interval: 1_000 };

/** Presses a button with some words, unless the result is there. Runs in the page. */
function pressUntil(buttons: string, words: string, result: string): boolean {
  if (document.querySelector(result)) return true;
  const all = [...document.querySelectorAll<HTMLElement>(buttons)];
  all.find(({ textContent }) => textContent?.includes(words))?.click();
  return false;
}

test.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
])('%s: saves a price under the policy of the page', async (_, start) => {
  github = new GitHub();
  const browser = await start();
  const press = (...args: Parameters<typeof pressUntil>) =>
    vi.waitFor(async () => expect(await browser.evaluate(pressUntil, ...args)).toBe(true), WAIT);
  // WebKit cannot type into a field that slides in.
  const type = (selector: string, text: string) => vi.waitFor(() => browser.type(selector, text), WAIT);
  try {
    await browser.goto(`${server.origin}/admin#/collections/menu/entries/boba/index`);
    await press('button', 'Access Token', 'dialog input');
    await type('dialog input', github.token);
    await press('dialog button', 'Sign In', PRICE);
    await type(PRICE, '5');
    await press('button', 'Save', '#saves a');
    expect(github.read('content/menu/boba/index.md')).toMatch(/^price: (?:405|540)$/m);
    expect(github.refused).toEqual([]);
    expect(await browser.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  } finally {
    await browser.close();
  }
});
