import { expect, test, vi } from 'vitest';
import { readContent } from '~/content-check/files/read';
import type { FieldKind } from '~/schemas/fields';
import { childFields, type FieldSchema } from '~/schemas/json-schema';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { PROJECT } from './folder';

/** Every text that the brochure and the share images draw. */
const drawn: string[] = [];

vi.mock('astro:content', async () => (await import('./rendered-site')).contentModule);
vi.mock('~/lib/build/cache', async () => (await import('./rendered-site')).cacheModule);
vi.mock('~/lib/fonts/characters', async (original) => {
  const real = await original<typeof import('~/lib/fonts/characters')>();
  return {
    ...real,
    printable: (...[text, font, where]: Parameters<typeof real.printable>) => {
      drawn.push(text);
      return real.printable(text, font, where);
    },
  };
});
const { store, stored } = await import('./rendered-site');
const { brochure } = await import('~/outputs/brochure/brochure');
const { getStaticPaths, GET } = await import('~/pages/share/[page].png');

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

test('the printed fields are those that the brochure and the share images draw (else: run this test with -u)', async () => {
  const { entries } = readContent(FIXTURE_CONTENT, PROJECT);
  store.entries = await Promise.all(
    entries.map(async (entry) => {
      const { name, node } = entry.collection;
      const { data, body, ...rest } = await stored(entry);
      return { ...rest, data: marked(node, data, name), body: `${body}\n\n${mark(`${name}.body`)}` };
    }),
  );
  await brochure();
  for (const { params } of await getStaticPaths()) await GET({ params } as never);
  const found = new Set(
    drawn.flatMap((text) => [...text.matchAll(/q(\d+)q/g)].map(([, index]) => fields[Number(index)])),
  );
  await expect(`${JSON.stringify([...found].sort(), null, 2)}\n`).toMatchFileSnapshot(
    '../../src/outputs/print/printed-fields.json',
  );
});
