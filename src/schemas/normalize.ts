/** Fields as they are meant. The build, the content check and the form read every entry through this one function. */
import { childFields, type FieldSchema } from './json-schema.ts';

/** Whether a value says nothing: `rating:`, `avatar: ''`, or a group of such. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  const isGroup = typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
  return isGroup && Object.values(value).every(isEmpty);
}

/** @param node the schema of the value; none for a key that the schema does not know */
function normalizeValue(value: unknown, node: FieldSchema | undefined): unknown {
  // Astro's own parser takes a bare `2027-01-14` for a point in time.
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no day' : value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map((item) => normalizeValue(item, node?.items));
  if (typeof value !== 'object' || value === null) return value;
  return normalizeFields(value as Record<string, unknown>, node);
}

/**
 * Fields without those that have no value, each value in the form that its schema asks for.
 * @param node the schema of the entry or group
 */
export function normalizeFields(
  fields: Readonly<Record<string, unknown>>,
  node: FieldSchema | undefined,
): Record<string, unknown> {
  const known = new Map(childFields(node ?? {}).map((field) => [field.name, field.node]));
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => [name, normalizeValue(value, known.get(name))]),
  );
}
