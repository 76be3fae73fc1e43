import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../src/lib/format/colour.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const declared = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The colour a token stands for in the end, as `#rrggbb`. */
function colourOf(token: string): string {
  const value = declared.get(`--${token}`);
  if (value === undefined) throw new Error(`tokens.css declares no --${token}`);
  const inner = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (inner) return colourOf(inner);
  return value.length === 4 ? value.replace(/[\da-f]/gi, '$&$&') : value;
}

/** Edges that a control is known by, WCAG 1.4.11: 3 to 1. */
const edges: [on: string, ground: string][] = [
  ['brand', 'field'],
  ['brand', 'ground'],
  ['highlight', 'brand'],
  // A field that the browser refuses.
  ['action', 'field'],
  ['ink', 'highlight'],
];

test.each(edges)('%s stands out from %s', (on, ground) => {
  expect(contrast(colourOf(on), colourOf(ground))).toBeGreaterThanOrEqual(3);
});

test.each(
  [...declared.keys()].filter((name) => /^--(ground|brand|card|highlight|action|floor|frame|accent)/.test(name)),
)('one of the two focus rings stands out on %s', (ground) => {
  const [milk, ink, on] = [colourOf('paint-milk'), colourOf('ink'), colourOf(ground.slice(2))];
  expect(Math.max(contrast(milk, on), contrast(ink, on))).toBeGreaterThanOrEqual(3);
  expect(contrast(milk, ink)).toBeGreaterThanOrEqual(3);
});

test('no text waits for its font', () => {
  const fonts = readFileSync('src/styles/fonts.css', 'utf8');
  const files = fonts.split('@font-face').filter((rule) => rule.includes('url('));
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((rule) => !rule.includes('font-display: swap;'))).toEqual([]);
});

// No test browser shows it: Chrome's DevTools darken pages whatever they say (browser/access/dark).
test('browsers are told that the colours are light and stay so', () => {
  expect(css).toContain('color-scheme: only light;');
});
