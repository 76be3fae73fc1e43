import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unusedAssets } from '~/integrations/unused-assets';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unused-'));
  mkdirSync(join(root, '_astro'));
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (file: string, text = '') => writeFileSync(join(root, file), text);

test('finds pictures that no text of the site names, and nothing outside _astro', () => {
  write('index.html', '<img src="/_astro/glass.a1.svg"><link href="/_astro/sheet.b2.css">');
  write('_astro/sheet.b2.css', '.star { mask: url(/_astro/star.c3.svg) }');
  write('manifest.webmanifest', '{ "icons": [{ "src": "/_astro/icon.d4.png" }] }');
  write('_astro/menu.e5.js', 'import "./react.f6.js"; fetch("/_astro/%E0%B4%95.g7.webp")');
  write('page.html', '<script src="/_astro/menu.e5.js"></script>');
  for (const used of ['glass.a1.svg', 'star.c3.svg', 'icon.d4.png', 'react.f6.js', 'ക.g7.webp'])
    write(`_astro/${used}`);
  for (const draft of ['co-founder.h8.webp', 'boba.i9.svg']) write(`_astro/${draft}`);
  write('brochure.pdf');
  expect(
    unusedAssets(root)
      .map((file) => basename(file))
      .sort(),
  ).toEqual(['boba.i9.svg', 'co-founder.h8.webp']);
});
