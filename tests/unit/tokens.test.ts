import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

/** Texts and their grounds, WCAG 1.4.3: 4.5 to 1, of large letters 3 to 1. */
const texts: [on: string, ground: string, least: number][] = [
  ['on-ground', 'ground', 4.5],
  ['on-ground', 'ground-alt', 4.5],
  ['on-ground', 'card', 4.5],
  ['heading-accent', 'ground', 4.5],
  ['heading-accent', 'card', 4.5],
  ['on-brand', 'brand', 4.5],
  ['highlight', 'brand', 4.5],
  ['on-card', 'card', 4.5],
  ['on-card', 'field', 4.5],
  ['on-highlight', 'highlight', 4.5],
  ['on-highlight', 'accent', 4.5],
  ['on-action', 'action', 4.5],
  ['on-brand', 'frame', 4.5],
  ['on-floor', 'floor', 4.5],
  ['on-brand', 'floor-edge', 4.5],
  ['error', 'card', 4.5],
  ['error', 'error-ground', 4.5],
  ['highlight', 'floor', 3],
];
/** Edges that a control is known by, WCAG 1.4.11: 3 to 1. */
const edges: [on: string, ground: string][] = [
  ['brand', 'field'],
  ['brand', 'ground'],
  ['highlight', 'brand'],
  ['error-edge', 'error-ground'],
  ['ink', 'highlight'],
];

describe('contrast of the tokens', () => {
  test.each(texts)('%s on %s is at least %d to 1', (on, ground, least) => {
    expect(contrast(colourOf(on), colourOf(ground))).toBeGreaterThanOrEqual(least);
  });

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
});

test('components take colours from role tokens, never from the paints', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(astro|tsx|css)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(30);
  const painted = files.filter((name) => readFileSync(join('src', name), 'utf8').includes('var(--paint-'));
  expect(painted.sort()).toEqual(['styles/base.css', 'styles/tokens.css']);
});
