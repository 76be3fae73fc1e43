/** Reads zod schemas as JSON Schema, so that the browser editor asks for what the content check accepts. */
import { z } from 'astro/zod';
import { type FieldMeta, plainTools, type SchemaTools } from '../../schemas/fields.ts';

/** What the editor reads of one field. The words and `kind` come from its `.meta()`. */
export interface SchemaNode extends Partial<FieldMeta> {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly enum?: readonly string[];
  readonly const?: string;
  /** As a literal with its flags: `/^#[0-9a-f]{6}$/i`. */
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
}

const unanchored = (expression: RegExp | undefined, otherwise: string) =>
  expression ? expression.source.replace(/^\^|\$$/g, '') : otherwise;

/** zod checks a web address with `new URL()`, which JSON Schema cannot say: the same limits as one expression. */
function addressPattern(def: z.core.$ZodURLDef, further: readonly RegExp[]): RegExp {
  const [protocol, host] = [unanchored(def.protocol, '[a-z]+'), unanchored(def.hostname, '[^\\s/?#]+')];
  const ahead = further.map(({ source }) => `(?=${source})`).join('');
  return new RegExp(`^${ahead}${protocol}://${host}(?::\\d+)?(?:[/?#]\\S*)?$`);
}

/** The expression a text must match. JSON Schema keeps its source only, and would lose that case may not matter. */
function patternOf({ _zod: { def } }: z.core.$ZodType): RegExp | undefined {
  const format = def as z.core.$ZodURLDef;
  const checks = (def.checks ?? []).map((check) => (check._zod.def as z.core.$ZodCheckRegexDef).pattern);
  if (format.format === 'url') return addressPattern(format, checks.filter(Boolean));
  return [format.pattern, ...checks].find((pattern) => pattern !== undefined);
}

/**
 * The schema of a collection as JSON Schema, as an editor writes it (before trimming).
 * @param schema of a collection in `src/schemas/index.ts`
 */
export function schemaNode(schema: (tools: SchemaTools) => z.ZodType): SchemaNode {
  return z.toJSONSchema(schema(plainTools), {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const pattern = jsonSchema.type === 'string' && patternOf(zodSchema);
      if (pattern) jsonSchema.pattern = String(pattern);
    },
  }) as SchemaNode;
}

/** Every field with its path in dots, groups before what is in them; rows of lists are not entered. */
export function* fieldPaths(node: SchemaNode, above = ''): Generator<readonly [path: string, field: SchemaNode]> {
  for (const [name, field] of Object.entries(node.properties ?? {})) {
    yield [above + name, field];
    yield* fieldPaths(field, `${above}${name}.`);
  }
}
