import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cached, evict } from '~/lib/build/cache';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'cache-')), 'new');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const made: string[] = [];
const make = (text: string) => async () => {
  made.push(text);
  return Buffer.from(text);
};
const take = async (from: string[], text: string) => (await cached(folder, from, make(text))).toString();
const files = () => readdirSync(folder).map((name) => join(folder, name));

test('makes a result once, and again when anything it depends on changes', async () => {
  expect(await take(['png', 'glass'], 'one')).toBe('one');
  expect(await take(['png', 'glass'], 'two')).toBe('one');
  expect(await take(['png', 'shop'], 'three')).toBe('three');
  // The same letters split elsewhere are a different key.
  expect(await take(['pngs', 'hop'], 'four')).toBe('four');
  expect(made).toEqual(['one', 'three', 'four']);
});

test('leaves no incomplete file, and no file when making fails', async () => {
  await expect(
    cached(folder, ['a'], async () => {
      throw new Error('no ink');
    }),
  ).rejects.toThrow('no ink');
  await Promise.all([take(['b'], 'b'), take(['b'], 'b')]);
  expect(files()).toHaveLength(1);
});

test('evicts what no build has used for the given days', async () => {
  const now = Date.now();
  for (const text of ['used', 'unused']) await take([text], text);
  for (const file of files()) utimesSync(file, (now - 40 * 86_400_000) / 1000, (now - 40 * 86_400_000) / 1000);
  await take(['used'], 'made again');
  expect(made).not.toContain('made again');
  await evict(folder, 30, now);
  expect(files()).toHaveLength(1);
  expect(await take(['used'], 'lost')).toBe('used');
  expect(statSync(files()[0] ?? '').mtimeMs).toBeGreaterThan(now - 60_000);
});

test('evicts nothing from a missing folder', async () => {
  await expect(evict(join(folder, 'nowhere'), 30)).resolves.toBeUndefined();
});
