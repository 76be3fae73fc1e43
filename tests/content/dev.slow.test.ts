import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../src/publish/free-port';
import { SiteCopy } from '../support/site-copy';
import { addUnseen } from './drafts';
import { Folder } from './folder';

const MESSAGE = 'content/menu/boba/index.md:4  price: "forty" is not a number. Write whole rupees, for example 40.';
const folder = Folder.good();
const unseen = addUnseen(folder, { draft: 'true' }, 'Hidden');
let site: SiteCopy;
let address: string;

/** The page on which each list stands. */
const PAGES: Readonly<Record<string, string>> = {
  menu: '/products',
  reviews: '/reviews',
  'gallery-groups': '/gallery',
  gallery: '/gallery',
  investment: '/franchise',
  inclusions: '/franchise',
  steps: '/franchise',
  reasons: '/franchise',
  questions: '/franchise',
  terms: '/franchise',
  'pour-steps': '/about',
  leadership: '/about',
  values: '/about',
  'vision-mission': '/about',
  notes: '/contact',
};

const boba = () => path.join(site.content, 'menu/boba/index.md');
const put = (from: string, to: string) => writeFileSync(boba(), readFileSync(boba(), 'utf8').replace(from, to));

const page = async () => {
  const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined);
  return { status: response?.status, text: (await response?.text())?.replaceAll('&#34;', '"') ?? '' };
};
/** Waits until the home page is as wanted; what it is then. */
async function until(wanted: (now: { status: number | undefined; text: string }) => boolean) {
  for (let tries = 0; tries < 500; tries++) {
    const now = await page();
    if (wanted(now)) return now;
    await pause(200);
  }
  throw new Error(`The page did not become as wanted.\n${site.output}`);
}

beforeAll(async () => {
  folder.edit('menu/boba/index.md', 'price: 40', 'price: forty');
  site = new SiteCopy(folder.root);
  const port = await freePort();
  address = `http://localhost:${port}/`;
  site.dev(port);
}, 30_000);
afterAll(async () => {
  await site.stop();
  folder[Symbol.dispose]();
});

test('while editing, a mistake shows in the page and the page comes back when it is mended', async () => {
  const waiting = await until(({ status }) => status !== undefined);
  expect(waiting.status).toBe(500);
  expect(waiting.text).toContain(MESSAGE);
  expect(site.output).toContain(MESSAGE);

  put('price: forty', 'price: 40');
  const started = await until(({ status }) => status === 200);
  expect(started.text).toContain('Manacaud Milk Sarbath');

  const client = await (await fetch(new URL('/@vite/client', address))).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${address.replace('http', 'ws')}?token=${token}`, 'vite-hmr');
  const heard: { type: string; err?: { message: string } }[] = [];
  socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)));
  await new Promise((open) => {
    socket.onopen = open;
  });

  put('price: 40', 'price: forty');
  const broken = await until(({ status }) => status === 500);
  expect(broken.text).toContain(MESSAGE);
  expect(heard.find(({ type }) => type === 'error')?.err?.message.replaceAll('&quot;', '"')).toContain(MESSAGE);

  heard.length = 0;
  put('price: forty', 'price: 41');
  await until(({ status }) => status === 200);
  expect(heard.some(({ type }) => type === 'full-reload')).toBe(true);
  socket.close();
}, 300_000);

test('while editing, every draft is shown with its badge', async () => {
  await until(({ status }) => status === 200);
  const badge = /^draftBadge: (.*)$/m.exec(folder.read('wording/index.md'))?.[1] ?? '';
  expect(badge).not.toBe('');
  for (const [collection, route] of Object.entries(PAGES)) {
    const html = await (await fetch(new URL(route, address), { headers: { accept: 'text/html' } })).text();
    for (const { name } of unseen.filter((entry) => entry.collection === collection)) {
      const at = html.indexOf(`>${name}`) < 0 ? html.indexOf(name) : html.indexOf(`>${name}`);
      expect(at, `${name} (${collection}) on ${route}`).toBeGreaterThan(0);
      const mark = new RegExp(`<mark[^>]*>\\s*${badge}\\s*</mark>`);
      expect(html.slice(Math.max(0, at - 1500), at + 1500), `badge of ${name} (${collection})`).toMatch(mark);
    }
  }
  // A category is a choice of the search, where there is no room for a badge.
  expect(new Set(unseen.map(({ collection }) => collection))).toEqual(new Set([...Object.keys(PAGES), 'categories']));
}, 300_000);
