import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/free-port';
import { SiteCopy } from '../support/site-copy';
import { Folder } from './folder';

const MESSAGE = 'content/menu/boba/index.md:4  Price: "forty" is not a number. Write whole rupees, for example 40.';
const folder = Folder.good();
let site: SiteCopy;

const boba = () => path.join(site.content, 'menu/boba/index.md');
const put = (from: string, to: string) => writeFileSync(boba(), readFileSync(boba(), 'utf8').replace(from, to));

/** Waits until a check is true; if it stays false, the failure shows the output of the server. */
const until = (check: () => boolean | Promise<boolean>) =>
  expect.poll(async () => (await check()) || site.output, { timeout: 290_000 }).toBe(true);

beforeAll(async () => {
  site = new SiteCopy(folder.root);
});
afterAll(async () => {
  await site.stop();
  folder[Symbol.dispose]();
});

test('the server names an error in the content and does not start', async () => {
  put('price: 40', 'price: forty');
  site.dev(await freePort());
  await until(() => site.ended);
  expect(site.output).toContain(MESSAGE);
  put('price: forty', 'price: 40');
});

test('an error made while editing shows in the terminal until it is fixed', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  site.dev(port);
  await until(async () => (await fetch(url).catch(() => undefined))?.status === 200);
  site.output = '';
  put('price: 40', 'price: forty');
  await until(() => site.output.includes(MESSAGE));
  put('price: forty', 'price: 41');
  await until(() => site.output.includes('The content is in order again.'));
});
