/** Schemas as JSON Schema, for the editor, the content check and the field tables. */
import { z } from 'astro/zod';
import { type FieldMeta, plainTools, type SchemaTools } from './fields.ts';

/** A field, group or row, with the `.meta()` of its type. */
export interface FieldSchema extends Partial<FieldMeta> {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
}

/** `showAll` → `Show all` */
const titleOf = (name: string) =>
  name
    .replace(/[A-Z-]/g, (letter) => ` ${letter.replace('-', '').toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** Returns the JSON Schema of a schema's input, before trimming. */
export const jsonSchema = (schema: (tools: SchemaTools) => z.ZodType): FieldSchema =>
  z.toJSONSchema(schema(plainTools), { io: 'input' }) as FieldSchema;

/** Keys and list positions that lead to a value: `['hours', 0, 'opens']`. */
export type Path = readonly (string | number)[];

/** A field of a group or row, by its name. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly node: FieldSchema;
}

/** Returns the fields of a group or of a list's rows, with titles. */
export function childFields(node: FieldSchema): Field[] {
  const { properties = {}, required = [] } = node.items ?? node;
  return Object.entries(properties).map(([name, field]) => ({
    name,
    node: { title: titleOf(name), ...field },
    required: required.includes(name),
  }));
}

/** Returns the field at a path; list positions in the path are ignored. */
export function fieldAt(node: FieldSchema, path: Path): Field | undefined {
  const [name, ...below] = path.filter((step) => typeof step === 'string');
  const field = childFields(node).find((child) => child.name === name);
  return field && below.length > 0 ? fieldAt(field.node, below) : field;
}

/** Yields every value of the schema's fields with its path, groups before their fields. */
export function* valuesOf(
  node: FieldSchema,
  data: unknown,
  path: Path = [],
): Generator<{ field: Field; path: Path; value: unknown }> {
  if (Array.isArray(data)) {
    for (const [index, row] of data.entries()) yield* valuesOf(node, row, [...path, index]);
  } else if (typeof data === 'object' && data !== null) {
    for (const field of childFields(node)) {
      if (!Object.hasOwn(data, field.name)) continue;
      const value = (data as Record<string, unknown>)[field.name];
      yield { field, path: [...path, field.name], value };
      yield* valuesOf(field.node, value, [...path, field.name]);
    }
  }
}
