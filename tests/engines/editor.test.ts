/** The editor of the live site in Firefox and WebKit, which iPhones have. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BUILT_EDITOR, buildInto } from '../editor/built-editor.ts';
import { GitHub } from '../editor/github.ts';
import { type StaticServer, serve } from '../support/serve.ts';
import { firefox, webkit } from './browser.ts';

const COPY = `${BUILT_EDITOR}-engines`;
const PRICE = '[data-key-path="price"] input';
const PHOTO = '[data-key-path="image"] input[type=file]';
const WARNINGS = '[data-key-path="check--form"] output';
const HEIC_FILE = join(import.meta.dirname, '../editor/phone.heic');
const TOKEN = 'dialog input';
let github: GitHub;
let server: StaticServer;

/** Answers in GitHub's place; from here it cannot be done within the browser. */
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
  const page = `${COPY}/admin/index.html`;
  const script = `
    const ask = fetch;
    window.fetch = (url, options) => ask(url.url ?? String(url).replace('https://api.github.com', '${origin}'), options);
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if (/script|worker/.test(effectiveDirective)) window.violations.push(effectiveDirective + ' ' + blockedURI);
    });`;
  writeFileSync(`${COPY}/stand-in.js`, script);
  // The policy stays, with the stand-in in the place of GitHub.
  const html = readFileSync(page, 'utf8').replace('https://api.github.com', origin);
  writeFileSync(page, html.replace('<title>', '<script src="/stand-in.js"></script><title>'));
  server = await serve({ root: COPY });
});
afterAll(async () => {
  api.close();
  await server.close();
});

test.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
])('%s: a price and a photo from an iPhone are saved, under the policy of the page', async (_, start) => {
  github = new GitHub();
  const browser = await start(true);
  /** Presses the first of these until something is there. */
  const press = (selector: string, words: string, result: string) =>
    expect
      .poll(
        () =>
          browser.evaluate(
            (at, name, shown) => {
              const done = document.querySelector(shown) !== null;
              const all = [...document.querySelectorAll<HTMLElement>(at)];
              if (!done) all.find(({ textContent }) => textContent?.includes(name))?.click();
              return done;
            },
            selector,
            words,
            result,
          ),
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(true);
  const pressSave = () =>
    browser.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('button')];
      all.find(({ textContent }) => textContent?.trim() === 'Save')?.click();
    });
  /** WebKit refuses to type into a field that still slides in. */
  const type = (selector: string, text: string) =>
    vi.waitFor(() => browser.type(selector, text), { timeout: 60_000, interval: 1_000 });
  try {
    await browser.goto(`${server.origin}/admin#/collections/menu/entries/boba/index`);
    await press('button', 'Access Token', TOKEN);
    await type(TOKEN, github.token);
    await press('dialog button', 'Sign In', PRICE);
    await type(PRICE, '5');
    await press('button', 'Save', '#saves a');
    expect(github.read('content/menu/boba/index.md')).toMatch(/^price: (?:405|540)$/m);
    await browser.evaluate(() => {
      location.hash = '#/collections/gallery/entries/store-corner/index';
    });
    const warnings = () => browser.evaluate((at) => document.querySelector(at)?.textContent ?? '', WARNINGS);
    // A form that still slides in drops the file.
    await vi.waitFor(
      async () => {
        await browser.upload(PHOTO, HEIC_FILE);
        await expect.poll(warnings, { timeout: 10_000 }).toContain('The image is new');
      },
      { timeout: 60_000, interval: 1_000 },
    );
    const written = async () => {
      await pressSave();
      return github.written.includes('gallery/store-corner/phone.webp');
    };
    await expect.poll(written, { timeout: 60_000, interval: 1_000 }).toBe(true);
    expect(github.refused).toEqual([]);
    expect(await browser.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  } finally {
    await browser.close();
  }
});
