/** Inputs of inputs.yaml, as people write and paste them, filled into the form. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { check } from '~/content-check/check';
import { CONTENT_ROOT, contentOf, nameOf } from '~/content-check/content';
import { readContent } from '~/content-check/files/read';
import { errorsIn, issueLine } from '~/content-check/issue';
import { readEntry, writeEntry } from '~/editor/entry-file';
import { normalizeFields } from '~/lib/format/normalize';
import { markdownProcessor } from '~/lib/markdown/processor';
import { Folder, PROJECT } from './folder';

type Inputs = Readonly<Record<string, readonly unknown[]>>;
const { innocent, read, warn }: { innocent: Inputs; read: Record<string, Inputs>; warn: Inputs } = parse(
  readFileSync(`${import.meta.dirname}/inputs.yaml`, 'utf8'),
);

const NOON = new Date('2026-11-23T06:30:00Z');
using good = Folder.good();
const { entries, files } = readContent(good.root, PROJECT);
const texts = new Map(entries.map((entry) => [nameOf(entry), entry.text]));
const renderer = await markdownProcessor().createRenderer({ image: {}, syntaxHighlight: false } as never);

/** Fills in a field. @returns its value, and the issues of its entry */
function fillIn(where: string, input: unknown) {
  const [name = '', field = ''] = where.split(' ');
  const data = readEntry(texts.get(name) ?? '');
  const path = field.split('.');
  const last = path.pop() ?? '';
  const group = path.reduce((at, step) => at[step] as Record<string, unknown>, data);
  group[last] = input;
  const text = writeEntry(data);
  // The entry, and those that entries refer to.
  const names = [...texts.keys()].filter((one) => one === name || /^(?:categories|gallery-groups)\//.test(one));
  const read = (one: string) => (one === name ? text : (texts.get(one) ?? ''));
  const content = contentOf({ ...files, names, text: read, partial: true });
  const issues = check(content, NOON).filter(({ file }) => file === `${CONTENT_ROOT}/${name}`);
  const entry = content.entries.find(({ file }) => file === `${CONTENT_ROOT}/${name}`);
  const value = [...path, last].reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], entry?.data);
  return { issues, value: field === 'body' ? entry?.body : value };
}

describe.each(Object.entries(innocent))('accepts in %s', (where, inputs) => {
  test.each(inputs)('%s', (input) => expect(fillIn(where, input).issues.map(issueLine)).toEqual([]));
});

describe.each(Object.entries(read))('cleans in %s', (where, outcomes) => {
  test.each(Object.entries(outcomes).flatMap(([is, inputs]) => inputs.map((input) => [input, is] as const)))(
    '%j is %s',
    async (input, is) => {
      const { issues, value } = fillIn(where, input);
      expect(errorsIn(issues).map(issueLine)).toEqual([]);
      if (!where.endsWith(' body')) return expect(String(value)).toBe(is);
      const fileURL = new URL(`file:///${where.replace(' body', '')}`);
      const { code } = await renderer.render(String(value), { fileURL } as never);
      expect(code.replaceAll('\n', '')).toBe(is);
    },
  );
});

describe.each(Object.entries(warn))('warns in %s', (where, inputs) => {
  test.each(inputs)('%s', (input) => {
    expect(fillIn(where, input).issues.map(({ severity }) => severity)).toEqual(['warning']);
  });
});

test.each([
  ['2027-01-14', '2027-01-14'],
  ['2027-01-14T18:30:00Z', '2027-01-15'],
])('Astro reads a bare date as the time %s, which is the day %s in India', (moment, day) => {
  expect(normalizeFields({ publishOn: new Date(moment) }, undefined)).toEqual({ publishOn: day });
});
