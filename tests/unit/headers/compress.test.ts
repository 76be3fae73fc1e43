import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from '../../../src/integrations/headers/compress.ts';

let folder = '';
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = 'Milk sarbath, nannari and ice. '.repeat(200);

test('packs a text both ways', async () => {
  writeFileSync(at('a.html'), text);
  expect(await compress(at('a.html'), at('cache'))).toBe(true);
  expect(brotliDecompressSync(readFileSync(at('a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(at('a.html.gz'))).toString()).toBe(text);
});

test('leaves no packed copy where it would be larger', async () => {
  writeFileSync(at('a.txt'), 'a');
  expect(await compress(at('a.txt'), at('cache'))).toBe(false);
  expect(readdirSync(folder).sort()).toEqual(['a.txt', 'cache']);
});
