import { expect, test } from 'vitest';
import { listView } from '../../src/editor/list-view.ts';
import type { FieldSchema } from '../../src/schemas/json-schema.ts';

const view = (properties: Record<string, FieldSchema>) => listView({ type: 'object', properties });

test('a list filters what is hidden or still to confirm, and keeps hidden entries apart', () => {
  expect(view({})).toMatchObject({
    view_filters: [
      { label: 'Still to confirm', field: 'visibility.placeholders', empty: false },
      { label: 'Hidden', field: 'visibility.draft', eq: true },
    ],
    view_groups: { groups: [{ name: 'shown', field: 'visibility.draft', ne: true }], default: 'shown' },
    reorder: { key: 'visibility.order' },
  });
});

test.each<[string, FieldSchema, groups: boolean, sorts: boolean]>([
  ['a choice', { type: 'string', enum: ['vegetarian', 'vegan'] }, true, false],
  ['another entry', { type: 'string', kind: 'reference' }, true, true],
  ['a price', { type: 'integer' }, false, true],
  ['a day', { type: 'string', kind: 'date' }, false, true],
  ['a name', { type: 'string', kind: 'line' }, false, true],
  ['a text', { type: 'string', kind: 'text' }, false, false],
  ['an image', { type: 'string', kind: 'image' }, false, false],
])('%s: whether a list groups and sorts by it', (_, field, groups, sorts) => {
  const { view_groups, sortable_fields } = view({ it: { title: 'It', ...field } });
  const own = (view_groups as { groups: { name: string }[] }).groups.filter(({ name }) => name === 'it');
  expect(own).toEqual(groups ? [{ name: 'it', label: 'It', field: 'it' }] : []);
  expect((sortable_fields as { fields: string[] }).fields).toEqual(sorts ? ['it'] : []);
});

test('images are dragged within their group, and shown beside the name', () => {
  const group: FieldSchema = { type: 'string', kind: 'reference', ordersWithin: true };
  expect(view({ group, image: { type: 'string', kind: 'image' } })).toMatchObject({
    view_groups: { default: 'group' },
    reorder: { group: 'group' },
    thumbnail: ['image'],
  });
});
