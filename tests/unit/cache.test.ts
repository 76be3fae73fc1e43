import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cached } from '~/lib/build/cache';

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
  expect(readdirSync(folder)).toHaveLength(1);
});
