import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, readableOn } from '../../src/lib/format/colour.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const declared = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** Resolves a token to `#rrggbb`. */
function colourOf(token: string): string {
  const value = declared.get(`--${token}`);
  if (value === undefined) throw new Error(`tokens.css declares no --${token}`);
  const inner = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (inner) return colourOf(inner);
  return value.length === 4 ? value.replace(/[\da-f]/gi, '$&$&') : value;
}

/** Edges of controls: 3 to 1 (WCAG 1.4.11). */
const edges: [on: string, ground: string][] = [
  ['brand', 'field'],
  ['brand', 'ground'],
  ['highlight', 'brand'],
  // An invalid field.
  ['action', 'field'],
  ['ink', 'highlight'],
];

test.each(edges)('%s has enough contrast on %s', (on, ground) => {
  expect(contrast(colourOf(on), colourOf(ground))).toBeGreaterThanOrEqual(3);
});

test.each(
  [...declared.keys()].filter((name) => /^--(ground|brand|card|highlight|action|floor|frame|accent)/.test(name)),
)('one of the two focus rings has enough contrast on %s', (ground) => {
  const [milk, ink, on] = [colourOf('on-brand'), colourOf('ink'), colourOf(ground.slice(2))];
  expect(Math.max(contrast(milk, on), contrast(ink, on))).toBeGreaterThanOrEqual(3);
  expect(contrast(milk, ink)).toBeGreaterThanOrEqual(3);
});

// Keeps Chrome on Android from darkening the pages.
test('the colour scheme is light only', () => {
  expect(css).toContain('color-scheme: only light;');
});

test('a share is written in the colour that is readable on its part of the chart', () => {
  expect(readableOn('#0c3a2c', '#fffdf6', '#1b1b1b')).toBe('#fffdf6');
  expect(readableOn('#f2b233', '#fffdf6', '#1b1b1b')).toBe('#1b1b1b');
});
