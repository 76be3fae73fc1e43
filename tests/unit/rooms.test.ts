import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The folders of src that each folder may import, in addition to itself and those without code. `integrations` may import all. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  schemas: [],
  lib: ['schemas'],
  islands: ['lib', 'schemas'],
  components: ['islands', 'lib', 'schemas'],
  layouts: ['components', 'islands', 'lib', 'schemas'],
  print: ['lib', 'schemas'],
  pages: ['layouts', 'components', 'islands', 'print', 'lib', 'schemas'],
  'content-check': ['print', 'lib', 'schemas'],
  editor: ['content-check', 'lib', 'schemas'],
  publish: ['content-check', 'lib', 'schemas'],
};
const NO_CODE = ['styles', 'art', 'fonts'];
/** Rules also run in browsers; `files` reads disk and images for them. */
const RULES = /^content-check\/(?:rules\/|[^/]+$)/;

/** Imports of a file that break the order of rooms. */
function wrongImports(file: string, text: string): string[] {
  const roomOf = (name: string) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : '');
  const room = roomOf(file);
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap(([, name = '']) => {
    const isOwn = /^(?:~\/|\.)/.test(name);
    const target = name.startsWith('~/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
    const inRules = RULES.test(file) && (name.startsWith('node:') || /^content-check\/(files|commands)\//.test(target));
    const to = isOwn ? roomOf(target) : '';
    const allowed = !ROOMS[room] || !to || [room, ...NO_CODE, ...ROOMS[room]].includes(to);
    return allowed && !inRules ? [] : [`src/${file} imports ${name}`];
  });
}

test('imports go one way, as README.md describes', () => {
  const files = globSync('**/*.{ts,tsx,astro,mjs}', { cwd: 'src' }).map((file) => file.replaceAll('\\', '/'));
  expect(files.flatMap((file) => wrongImports(file, readFileSync(path.join('src', file), 'utf8')))).toEqual([]);
});

test.each([
  ['lib/site/url.ts', "import { start } from '~/editor/start';"],
  ['components/ui/Stars.astro', "import Layout from '../../layouts/Layout.astro';"],
  ['content-check/rules/links.ts', "import { readFileSync } from 'node:fs';"],
  ['content-check/markdown.ts', "const { read } = await import('./files/read.ts');"],
])('%s must not contain %s', (file, text) => {
  expect(wrongImports(file, text)).toHaveLength(1);
});
