import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { defaultLabels, type Overrides, withOverrides } from '~/labels';
import { collections } from '~/schemas';
import { plainTools } from '~/schemas/fields';

/** All labels, changed. */
const change = <T extends object>(labels: T): T =>
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [name, typeof label === 'string' ? `${label}!` : change(label)]),
  ) as T;
const changed = change(defaultLabels);

test('content may override every label, and each override takes its place', () => {
  expect(withOverrides(defaultLabels, collections.wording.schema(plainTools).parse(changed) as Overrides)).toEqual(
    changed,
  );
  expect(withOverrides(defaultLabels, { carousel: { pause: 'Stop' } }).carousel).toEqual({
    ...defaultLabels.carousel,
    pause: 'Stop',
  });
});

/** Where the defaults are read: each of these puts the overrides over them. */
const READERS = [
  'content-check/rules/answers.ts',
  'editor/previews.ts',
  'labels.ts',
  'lib/content/index.ts',
  'schemas/wording.ts',
];

test('pages and islands get labels with their overrides only', () => {
  const files = globSync('**/*.{ts,tsx,astro}', { cwd: 'src' }).map((file) => file.replaceAll('\\', '/'));
  const readers = files.filter((file) => /\bdefaultLabels\b/.test(readFileSync(path.join('src', file), 'utf8')));
  expect(readers.sort()).toEqual(READERS);
});

test('no label is written a second time where controls are made', () => {
  const texts = (labels: object): string[] =>
    Object.values(labels).flatMap((label) => (typeof label === 'string' ? [label] : texts(label)));
  // Short words occur in code and comments too.
  const long = texts(defaultLabels).filter((text) => text.length > 12);
  const files = globSync('{components,islands,layouts,pages,print}/**/*.{ts,tsx,astro,typ}', { cwd: 'src' });
  const copies = files.flatMap((file) => {
    const source = readFileSync(path.join('src', file), 'utf8');
    return long.filter((text) => source.includes(`'${text}'`) || source.includes(`>${text}<`));
  });
  expect(copies).toEqual([]);
});
