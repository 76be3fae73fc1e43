import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { growContent, spelled } from '../growth/generate.ts';
import { type Grown, growthFailures, growthTable } from '../growth/report.ts';

const page = { raw: 100_000, brotli: 40_000 };
const filter = { before: 24, during: 120, first: 40, median: 24, worst: 48 };
const grown = (count: number, seconds: number): Grown => ({
  count,
  cold: { seconds: seconds + 1, megabytes: 400 },
  warm: { seconds, megabytes: 380, encoded: 0 },
  products: page,
  reviews: page,
  filter,
});
const linear = [grown(10, 3), grown(100, 4), grown(1000, 14)];

describe('limits of growth', () => {
  it('pass for linear growth', () => expect(growthFailures(linear)).toEqual([]));
  it('fail for growth that gets steeper', () => {
    expect(growthFailures([grown(10, 1), grown(100, 1.2), grown(1000, 9)])).toEqual([
      '100 to 1000 items added 7.8 s; linear is 5.0 s',
    ]);
  });
  it('fail for a slow warm build', () =>
    expect(growthFailures([grown(1000, 15.1)])).toEqual(['1000 items: the warm build took 15.1 s, limit 15 s']));
  it('fail for a shop page that is too big', () =>
    expect(growthFailures([{ ...grown(1000, 9), products: { raw: 1, brotli: 40_001 } }])).toEqual([
      '1000 items: /products is 40001 bytes, limit 40000',
    ]));
  it('fail for a picture encoded twice', () =>
    expect(growthFailures([{ ...grown(10, 3), warm: { seconds: 3, megabytes: 1, encoded: 2 } }])).toEqual([
      '10 items: the warm build encoded 2 pictures again',
    ]));
  it('fail for a slow key', () =>
    expect(growthFailures([{ ...grown(1000, 9), filter: { ...filter, first: 96, worst: 104 } }])).toEqual([
      '1000 items: a key took 104 ms to paint, limit 100 ms',
    ]));
  it('fail for a search that starts slowly', () =>
    expect(growthFailures([{ ...grown(1000, 9), filter: { ...filter, during: 501 } }])).toEqual([
      '1000 items: a key waited 501 ms for the search to start, limit 500 ms',
    ]));
  it('are printed as a table', () => {
    const lines = growthTable(linear).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[3]).toContain('15.0 / 14.0');
  });
});

describe('growContent', () => {
  it('adds entries with names and pictures of their own, and leaves its source alone', () => {
    const work = mkdtempSync(join(tmpdir(), 'grow-'));
    const source = join(work, 'content');
    mkdirSync(join(source, 'menu/boba'), { recursive: true });
    mkdirSync(join(source, 'reviews'));
    writeFileSync(join(source, 'menu/boba/index.md'), '---\nname: Boba\ndescription: Tea.\nprice: 40\norder: 1\n---\n');
    writeFileSync(join(source, 'menu/boba/boba.svg'), '<svg/>');
    writeFileSync(join(source, 'reviews/anitha.md'), '---\nname: Anitha\navatar: a\norder: 1\n---\n\nGood.\n');
    growContent(source, join(work, 'grown'), 30);
    const menu = readdirSync(join(work, 'grown/menu'));
    const names = menu.map(
      (id) => /^name: (.*)$/m.exec(readFileSync(join(work, 'grown/menu', id, 'index.md'), 'utf8'))?.[1],
    );
    expect(new Set(names).size).toBe(30);
    expect(readdirSync(join(work, 'grown/menu', menu.at(-1) ?? ''))).toContain('boba.svg');
    expect(readdirSync(join(work, 'grown/reviews'))).toHaveLength(30);
    expect(readdirSync(join(source, 'menu'))).toEqual(['boba']);
    rmSync(work, { recursive: true });
  });
  it('spells numbers as words', () => expect([0, 25, 26, 999].map(spelled)).toEqual(['aaa', 'aaz', 'aba', 'bml']));
});
