import { expect, test, vi } from 'vitest';
import { readContent } from '~/content-check/files/read';
import { PRINTED } from '~/lib/format/printable';
import { pageNames } from '~/routes';
import type { FieldKind } from '~/schemas/fields';
import { childFields, type FieldSchema } from '~/schemas/json-schema';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { PROJECT } from './folder';

vi.mock('astro:content', async () => (await import('./rendered-site')).contentModule);
const { store, stored } = await import('./rendered-site');
const { brochureInput } = await import('~/print/brochure');
const { shareInput } = await import('~/print/share');

/** Fields whose values have a form, and hold no letters that a font may lack. */
const FORMED: readonly (FieldKind | undefined)[] = [
  ...(['image', 'avatar', 'colour', 'date', 'time', 'link', 'internalLink'] as const),
  ...(['phone', 'email', 'reference', 'placeholders'] as const),
];

/** The fields that hold texts; a text with the mark `q3q` comes from the fourth. */
const fields: string[] = [];
const mark = (name: string) => {
  if (!fields.includes(name)) fields.push(name);
  return `q${fields.indexOf(name)}q`;
};

/** Puts the mark of its field behind each text. */
function marked(node: FieldSchema, value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(node.items ?? node, item, name));
  if (typeof value === 'string')
    return FORMED.includes(node.kind) || node.enum || node.const ? value : `${value} ${mark(name)}`;
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, item]) => {
    const field = childFields(node).find((one) => one.name === key);
    return [key, field ? marked(field.node, item, name.includes('.') ? name : `${name}.${key}`) : item];
  });
  return Object.fromEntries(inner);
}

test('the check knows the fields that the brochure and the share images print', async () => {
  const { entries } = readContent(FIXTURE_CONTENT, PROJECT);
  store.entries = await Promise.all(
    entries.map(async (entry) => {
      const { name, node } = entry.collection;
      const { data, body, ...rest } = await stored(entry);
      return { ...rest, data: marked(node, data, name), body: `${body}\n\n${mark(`${name}.body`)}` };
    }),
  );
  const inputs = [await brochureInput(), ...(await Promise.all(pageNames.map(shareInput)))];
  // Links hold texts too, which are not printed as such.
  const printed = JSON.stringify(inputs.map(({ data }) => data)).replaceAll(/https:[^"]*/g, '');
  const found = new Set([...printed.matchAll(/q(\d+)q/g)].map(([, index]) => fields[Number(index)]));
  const listed = Object.entries(PRINTED).flatMap(([name, of]) => of.map((field) => `${name}.${field}`));
  expect([...found].sort()).toEqual(listed.sort());
});
