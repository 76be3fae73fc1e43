/** How the entries of a collection stand in a list: what beside each name, in which order, and what to filter by. */
import type { EntryCollection, ViewFilter, ViewGroup } from '@sveltia/cms';
import type { FieldSchema } from '../schemas/json-schema.ts';

type Fields = readonly (readonly [name: string, field: FieldSchema])[];

/** Scores and the like: so few values that entries can be gathered under each. */
const isScale = ({ type, minimum, maximum }: FieldSchema) =>
  type === 'integer' && minimum !== undefined && maximum !== undefined && maximum - minimum <= 10;

const sortable = ({ type, kind }: FieldSchema) =>
  type === 'integer' ||
  type === 'number' ||
  (type === 'string' && kind !== 'text' && kind !== 'alt' && kind !== 'image' && kind !== 'link');

const filtersOf = (name: string, field: FieldSchema): ViewFilter[] => {
  const { title = name } = field;
  const filter = (label: string, condition: Omit<ViewFilter, 'label' | 'field'>): ViewFilter => ({
    name: label.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    label,
    field: name,
    ...condition,
  });
  if (field.enum) return field.enum.map((value) => filter(`${title}: ${value}`, { eq: value }));
  if (field.type === 'boolean') return [filter(title, { eq: true })];
  if (field.kind === 'date') return [filter(`${title}: still to come`, { gt: '{{today}}' })];
  if (field.kind === 'placeholders') return [filter(title, { empty: false })];
  if (isScale(field)) {
    const middle = Math.floor(((field.minimum ?? 0) + (field.maximum ?? 0)) / 2);
    return [filter(`${title}: ${middle} or less`, { lte: middle })];
  }
  return [];
};

const groupsOf = (fields: Fields): ViewGroup[] =>
  fields
    .filter(([, field]) => field.enum || field.kind === 'reference' || isScale(field))
    .map(([name, { title = name }]) => ({ name, label: title, field: name }));

type View = Pick<EntryCollection, 'sortable_fields' | 'view_filters' | 'view_groups' | 'reorder' | 'thumbnail'>;

/** @param node the schema of a collection whose entries stand in a list */
export function listView(node: FieldSchema): View {
  const fields: Fields = Object.entries(node.properties ?? {});
  const named = (test: (field: FieldSchema) => boolean) =>
    fields.filter(([, field]) => test(field)).map(([name]) => name);
  const hung = named(({ ordersWithin }) => ordersWithin === true)[0];
  return {
    sortable_fields: { fields: named(sortable), default: { field: 'order', direction: 'ascending' } },
    view_filters: fields.flatMap(([name, field]) => filtersOf(name, field)),
    view_groups: { groups: groupsOf(fields), ...(hung ? { default: hung } : {}) },
    // Dragging writes 1, 2, 3 into `order`; images are dragged within their group.
    reorder: { key: 'order', ...(hung ? { group: hung } : {}) },
    thumbnail: named(({ kind }) => kind === 'image' || kind === 'avatar'),
  };
}
