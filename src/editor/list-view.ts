/** How the entries of a collection stand in a list: in which order, in which groups, and what to filter by. */
import type { EntryCollection } from '@sveltia/cms';
import { listEntry } from '../schemas/fields.ts';
import type { FieldSchema } from '../schemas/json-schema.ts';
import { VISIBILITY } from './entry-file.ts';

const sortable = ({ type, kind }: FieldSchema) =>
  type === 'integer' || type === 'number' || kind === 'line' || kind === 'date' || kind === 'reference';

type View = Pick<EntryCollection, 'sortable_fields' | 'view_filters' | 'view_groups' | 'reorder' | 'thumbnail'>;

/** @param node the schema of a collection whose entries stand in a list */
export function listView(node: FieldSchema): View {
  const fields = Object.entries(node.properties ?? {}).map(
    ([name, field]) => [name in listEntry ? `${VISIBILITY}.${name}` : name, field] as const,
  );
  const named = (test: (field: FieldSchema) => boolean) =>
    fields.filter(([, field]) => test(field)).map(([name]) => name);
  const within = named(({ ordersWithin }) => ordersWithin === true)[0];
  const order = `${VISIBILITY}.order`;
  return {
    sortable_fields: { fields: named(sortable), default: { field: order, direction: 'ascending' } },
    view_filters: [
      { label: 'Still to confirm', field: `${VISIBILITY}.placeholders`, empty: false },
      { label: 'Hidden', field: `${VISIBILITY}.draft`, eq: true },
    ],
    view_groups: {
      groups: [
        // Hidden entries stand apart, below the others.
        { name: 'shown', label: 'Not hidden', field: `${VISIBILITY}.draft`, ne: true },
        ...fields
          .filter(([, field]) => field.enum || field.kind === 'reference')
          .map(([name, { title = name }]) => ({ name, label: title, field: name })),
      ],
      default: within ?? 'shown',
    },
    // Images are dragged within their group.
    reorder: { key: order, ...(within ? { group: within } : {}) },
    thumbnail: named(({ kind }) => kind === 'image' || kind === 'avatar'),
  };
}
