import { expect, test } from 'vitest';
import { listView } from '../../src/editor/configuration.ts';
import type { FieldSchema } from '../../src/schemas/json-schema.ts';

const view = (properties: Record<string, FieldSchema>) => listView({ type: 'object', properties });

test('a list is in the order of the site, filters what is still to confirm, and keeps hidden entries apart', () => {
  expect(view({})).toMatchObject({
    view_filters: [{ label: 'Still to confirm', field: 'visibility.placeholders', empty: false }],
    view_groups: { groups: [{ name: 'shown', field: 'visibility.draft', ne: true }], default: 'shown' },
    sortable_fields: { fields: ['visibility.order'], default: { field: 'visibility.order' } },
  });
});

test('images are listed by their group', () => {
  const group: FieldSchema = { type: 'string', kind: 'reference', title: 'Group', ordersWithin: true };
  expect(view({ group })).toMatchObject({
    view_groups: { groups: [{}, { name: 'group', label: 'Group', field: 'group' }], default: 'group' },
  });
});
