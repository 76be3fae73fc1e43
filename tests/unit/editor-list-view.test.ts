import { expect, test } from 'vitest';
import { listView } from '../../src/editor/list-view.ts';
import type { FieldSchema } from '../../src/schemas/json-schema.ts';

const view = (field: FieldSchema) => {
  const { view_filters, view_groups, sortable_fields } = listView({ type: 'object', properties: { it: field } });
  const conditions = (view_filters as { field: string }[]).map(({ field: _, ...condition }) => condition);
  return {
    filters: conditions.map(({ name: _, ...condition }: { name?: string }) => condition),
    groups: (view_groups as { groups: { field: string }[] }).groups.map(({ field: name }) => name),
    sorts: (sortable_fields as { fields: string[] }).fields,
  };
};

test.each<[string, FieldSchema, unknown[], string[], string[]]>([
  [
    'a choice',
    { type: 'string', title: 'Diet', enum: ['vegetarian', 'vegan'] },
    [
      { label: 'Diet: vegetarian', eq: 'vegetarian' },
      { label: 'Diet: vegan', eq: 'vegan' },
    ],
    ['it'],
    ['it'],
  ],
  ['a switch', { type: 'boolean', title: 'Hidden' }, [{ label: 'Hidden', eq: true }], [], []],
  [
    'a day',
    { type: 'string', kind: 'date', title: 'Show from' },
    [{ label: 'Show from: still to come', gt: '{{today}}' }],
    [],
    ['it'],
  ],
  [
    'a score',
    { type: 'integer', minimum: 1, maximum: 5, title: 'Food' },
    [{ label: 'Food: 3 or less', lte: 3 }],
    ['it'],
    ['it'],
  ],
  ['a price', { type: 'integer', minimum: 0, maximum: 10_000 }, [], [], ['it']],
  ['another entry', { type: 'string', kind: 'reference' }, [], ['it'], ['it']],
  [
    'what is a placeholder',
    { type: 'array', kind: 'placeholders', title: 'To do' },
    [{ label: 'To do', empty: false }],
    [],
    [],
  ],
  ['a text', { type: 'string', kind: 'text' }, [], [], []],
])('%s: filters, groups and order of a list', (_, field, filters, groups, sorts) => {
  expect(view(field)).toEqual({ filters, groups, sorts });
});

test('images are dragged within their group, and shown beside the name', () => {
  const node: FieldSchema = {
    type: 'object',
    properties: {
      group: { type: 'string', kind: 'reference', ordersWithin: true },
      image: { type: 'string', kind: 'image' },
    },
  };
  expect(listView(node)).toMatchObject({
    view_groups: { default: 'group' },
    reorder: { key: 'order', group: 'group' },
    thumbnail: ['image'],
  });
});
