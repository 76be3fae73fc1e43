import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  buildingFolder,
  finalFolder,
  recover,
  refuseForeign,
  swap,
} from '../../src/integrations/atomic-output/swap.ts';

let parent: string;
let dist: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'output-'));
  dist = join(parent, 'dist');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const put = (folder: string, text: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), text);
};
const page = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');
/** A process number that belongs to nothing: beyond what Linux gives out. */
const GONE = 2 ** 22 + 1;

it('knows the folder that a build is for', () => {
  expect(finalFolder(buildingFolder('/site/dist', 12))).toBe('/site/dist');
  expect(finalFolder('/site/dist')).toBe('/site/dist');
});

it('puts a finished folder in the place of the one before and leaves nothing else', () => {
  put(dist, 'old');
  put(buildingFolder(dist), 'new');
  swap(buildingFolder(dist));
  expect(page(dist)).toBe('new');
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('works for a first build, also into a folder that is not there yet', () => {
  const deep = join(parent, 'a/b/dist');
  put(buildingFolder(dist), 'new');
  swap(buildingFolder(dist));
  expect(page(dist)).toBe('new');
  recover(deep);
  expect(existsSync(deep)).toBe(false);
});

it('clears away what killed builds left, and leaves running ones alone', () => {
  put(dist, 'good');
  put(buildingFolder(dist, GONE), 'half');
  put(buildingFolder(dist, process.pid), 'going on');
  put(buildingFolder(join(parent, 'other'), GONE), 'not ours');
  recover(dist);
  expect(page(dist)).toBe('good');
  expect(readdirSync(parent).sort()).toEqual(['dist', `dist.building-${process.pid}`, `other.building-${GONE}`]);
});

it('brings the good site back when the kill fell between the two renames', () => {
  put(`${dist}.replaced-${GONE}`, 'good');
  put(buildingFolder(dist, GONE), 'finished');
  recover(dist);
  expect(page(dist)).toBe('good');
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('replaces an earlier build, an empty folder and none, but nothing else', () => {
  refuseForeign(dist);
  mkdirSync(dist);
  refuseForeign(dist);
  put(dist, 'somebody’s own page');
  expect(() => refuseForeign(dist)).toThrow(/OUT_DIR: .*dist has files .* Choose an empty/);
  for (const name of ['404.html', '_headers']) writeFileSync(join(dist, name), '');
  refuseForeign(dist);
});
