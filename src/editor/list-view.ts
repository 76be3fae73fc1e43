/** How the entries of a collection stand in a list: in which groups, and what to filter by. */
import type { EntryCollection } from '@sveltia/cms';
import type { FieldSchema } from '../schemas/json-schema.ts';
import { VISIBILITY } from './entry-file.ts';

const ORDER = `${VISIBILITY}.order`;

type View = Pick<EntryCollection, 'view_filters' | 'view_groups' | 'reorder'>;

/** @param node the schema of a collection whose entries stand in a list */
export function listView(node: FieldSchema): View {
  // Images are dragged within their group.
  const within = Object.entries(node.properties ?? {}).find(([, { ordersWithin }]) => ordersWithin);
  // Hidden entries stand apart, below the others.
  const shown = { name: 'shown', label: 'Not hidden', field: `${VISIBILITY}.draft`, ne: true };
  const [name, { title = '' }] = within ?? ['', {}];
  return {
    view_filters: [{ label: 'Still to confirm', field: `${VISIBILITY}.placeholders`, empty: false }],
    view_groups: within
      ? { groups: [shown, { name, label: title, field: name }], default: name }
      : { groups: [shown], default: 'shown' },
    reorder: { key: ORDER, ...(within ? { group: name } : {}) },
  };
}
