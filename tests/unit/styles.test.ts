import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Sheet = readonly [file: string, css: string];

const BREAKPOINTS = ['51.25em', '68.75em', '90em'];

/** Returns queries of the window's width at other than the three breakpoints. */
const otherBreakpoints = (css: string) =>
  [...css.matchAll(/@media[^{]*width[^{]*/g)]
    .map(String)
    .filter((query) => [...query.matchAll(/[\d.]+(?:em|rem|px)/g)].some(([length]) => !BREAKPOINTS.includes(length)));

/** Returns the classes with which the rules of the layer `components` begin. */
const rootsOf = (css: string) =>
  [...css.matchAll(/^( *)@layer components \{$(.*?)^\1\}$/gms)].flatMap(([, indent = '', rules = '']) =>
    [...rules.matchAll(new RegExp(`^ {${indent.length + 2}}\\.([a-z][\\w-]*)`, 'gm'))].map(([, root = '']) => root),
  );

/** Returns the root classes that another file's styles name too. */
const sharedRoots = (sheets: readonly Sheet[]) =>
  sheets.flatMap(([owner, css]) =>
    [...new Set(rootsOf(css))].flatMap((root) =>
      sheets
        .filter(([file, other]) => file !== owner && new RegExp(`\\.${root}(?![\\w-])[^;]*\\{`).test(other))
        .map(([file]) => `.${root} of ${owner} in ${file}`),
    ),
  );

/** The global styles of each file; scoped ones match nothing outside their component. */
const sheets = globSync('src/**/*.{astro,css}').map((file): Sheet => {
  const text = readFileSync(file, 'utf8');
  return [file, file.endsWith('.css') ? text : [...text.matchAll(/^<style is:global>.*?<\/style>/gms)].join('\n')];
});

test('media queries use three widths', () => {
  expect(sheets.flatMap(([, css]) => otherBreakpoints(css))).toEqual([]);
  expect(otherBreakpoints('@media (51.25em < width <= 60em) {')).toHaveLength(1);
});

test('only its own component styles a root class', () => {
  const ofComponents = sheets.filter(([file]) => !file.includes('styles/'));
  expect(sharedRoots(ofComponents)).toEqual([]);
  const card: Sheet = ['card', '@layer components {\n  .card {\n    color: red;\n  }\n}'];
  expect(sharedRoots([card, ['list', '.list .card b {']])).toEqual(['.card of card in list']);
  expect(sharedRoots([card, ['list', '.list .card-title {']])).toEqual([]);
});
