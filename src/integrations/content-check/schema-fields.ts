/** Reads zod schemas: which fields there are, what they are called and what they hold. */
import type { z } from 'astro/zod';
import type { FieldMeta } from '../../schemas/fields.ts';

export type Path = readonly (string | number)[];

export interface Field {
  readonly name: string;
  readonly meta: FieldMeta | undefined;
  readonly required: boolean;
  /** The type itself, without `optional`. */
  readonly schema: z.ZodType;
}

interface Wrapper {
  unwrap(): z.ZodType;
}

const kindOf = (schema: z.ZodType): string => schema.def.type;

/** The type inside `optional`, and the words written on either of them. */
function open(schema: z.ZodType): { schema: z.ZodType; meta: FieldMeta | undefined } {
  let inner = schema;
  let meta = inner.meta() as FieldMeta | undefined;
  while (kindOf(inner) === 'optional' || kindOf(inner) === 'nullable' || kindOf(inner) === 'default') {
    inner = (inner as unknown as Wrapper).unwrap();
    meta ??= inner.meta() as FieldMeta | undefined;
  }
  return { schema: inner, meta };
}

function readFields(schema: z.ZodType): Field[] {
  const { schema: inner } = open(schema);
  if (kindOf(inner) === 'array') return fieldsOf((inner as z.ZodArray<z.ZodType>).element);
  if (kindOf(inner) !== 'object') return [];
  return Object.entries((inner as z.ZodObject).shape).map(([name, raw]) => {
    const type = raw as z.ZodType;
    return { name, required: !type.safeParse(undefined).success, ...open(type) };
  });
}

const read = new WeakMap<z.ZodType, Field[]>();

/** The fields of an object or of the rows of a list; none for anything else. */
export function fieldsOf(schema: z.ZodType): Field[] {
  const fields = read.get(schema) ?? readFields(schema);
  read.set(schema, fields);
  return fields;
}

/** The field at a path such as `['hours', 0, 'opens']`. Positions in lists are passed over. */
export function fieldAt(schema: z.ZodType, path: Path): Field | undefined {
  let [at, found]: [z.ZodType, Field | undefined] = [schema, undefined];
  for (const step of path) {
    if (typeof step === 'number') continue;
    found = fieldsOf(at).find(({ name }) => name === step);
    if (!found) return undefined;
    at = found.schema;
  }
  return found;
}

/** Every value of an entry that the schema knows, with its path, depth first. */
export function* valuesOf(
  schema: z.ZodType,
  data: unknown,
  path: Path = [],
): Generator<{ field: Field; path: Path; value: unknown }> {
  for (const row of Array.isArray(data) ? data.entries() : [[undefined, data] as const]) {
    const [index, group] = row;
    if (typeof group !== 'object' || group === null) continue;
    for (const field of fieldsOf(schema)) {
      if (!(field.name in group)) continue;
      const value: unknown = (group as Record<string, unknown>)[field.name];
      const here = [...path, ...(index === undefined ? [] : [index]), field.name];
      yield { field, path: here, value };
      yield* valuesOf(field.schema, value, here);
    }
  }
}

/** A path as editors read it: `hours, row 1, opens` and `address.city`. */
export function pathText(path: Path): string {
  let text = '';
  let afterRow = false;
  for (const step of path) {
    if (typeof step === 'number') text += `, row ${step + 1}`;
    else text += text === '' ? step : afterRow ? `, ${step}` : `.${step}`;
    afterRow = typeof step === 'number';
  }
  return text;
}
