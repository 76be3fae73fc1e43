import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import type { Entry } from '~/content-check/content';
import { readContent } from '~/content-check/files/read';
import { isPrinted } from '~/print/printable';
import { pageNames } from '~/routes';
import { type CollectionName, collections } from '~/schemas';
import type { FieldKind, SchemaTools } from '~/schemas/fields';
import { childFields, type FieldSchema } from '~/schemas/json-schema';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { PROJECT } from './folder';

interface StoredEntry {
  readonly collection: string;
  readonly id: string;
}
const store: { entries: StoredEntry[] } = { entries: [] };

vi.mock('astro:content', () => ({
  getCollection: async (name: string) => store.entries.filter(({ collection }) => collection === name),
  getEntry: async (name: string, id: string) =>
    store.entries.find((entry) => entry.collection === name && entry.id === id),
}));
const { brochureInput } = await import('~/print/brochure');
const { shareInput } = await import('~/print/share');

/** Fields whose values have a form, and hold no letters that a font may lack. */
const FORMED: readonly (FieldKind | undefined)[] = [
  ...(['image', 'avatar', 'colour', 'date', 'dayOrMonth', 'time', 'link', 'internalLink'] as const),
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
  if (typeof value === 'string') return FORMED.includes(node.kind) || node.enum ? value : `${value} ${mark(name)}`;
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, item]) => {
    const field = childFields(node).find((one) => one.name === key);
    return [key, field ? marked(field.node, item, name.includes('.') ? name : `${name}.${key}`) : item];
  });
  return Object.fromEntries(inner);
}

const image = (src: string) => ({ src, width: 1200, height: 900, format: 'svg' });
const tools = { image: () => z.string().transform(image) } as unknown as SchemaTools;

/** An entry as Astro's content layer gives it and with marks in its texts. */
function stored({ collection: { name, node }, id, data, body, file }: Entry) {
  const schema = collections[name].schema(tools as never) as z.ZodType;
  const filePath = join(FIXTURE_CONTENT, file.replace('content/', ''));
  const given = schema.parse(data);
  const fields = marked(node, given, name) as { image?: { src: string; fsPath?: string } };
  if (fields.image) fields.image.fsPath = join(filePath, '..', fields.image.src);
  const marks = { data: fields, body: `${body}\n\n${mark(`${name}.body`)}` };
  return { collection: name, id, filePath, ...marks };
}

test('the check knows the fields that the brochure and the share images print', async () => {
  const entries = readContent(FIXTURE_CONTENT, PROJECT).entries.map(stored);
  // As src/content.config.ts names the collections that have entries.
  const filled = Object.keys(collections).map((id) => ({ collection: 'filled', id }));
  store.entries = [...entries, ...filled];
  const inputs = [await brochureInput(), ...(await Promise.all(pageNames.map(shareInput)))];
  // Links hold texts too, which are not printed as such.
  const printed = JSON.stringify(inputs.map(({ data }) => data)).replaceAll(/https:[^"]*/g, '');
  const found = new Set([...printed.matchAll(/q(\d+)q/g)].map(([, index]) => fields[Number(index)]));
  const unknown = [...found].filter((name = '') => {
    const [collection = '', field = ''] = name.split('.');
    return !isPrinted(collections[collection as CollectionName], field);
  });
  expect(unknown).toEqual([]);
  expect(found.size).toBeGreaterThan(50);
  // What a counter costs, on the share image of the franchise page.
  const noted = pageNames.filter((_, index) => {
    const { data } = inputs[index + 1] ?? { data: {} };
    return 'note' in data && data.note;
  });
  expect(noted).toEqual(['franchise']);
});
