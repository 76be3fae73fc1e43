import type { CmsConfig, Field } from '@sveltia/cms';
import type { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/content-check/files/read.ts';
import { editorConfiguration } from '../../src/editor/configuration.ts';
import { VISIBILITY } from '../../src/editor/entry-file.ts';
import { IMAGE_SIZE_WIDGET, sizeLine } from '../../src/editor/image-size-field.ts';
import { type Collection, collections } from '../../src/schemas';
import { plainTools } from '../../src/schemas/fields';
import { childFields, type FieldSchema, jsonSchema, valuesOf } from '../../src/schemas/json-schema.ts';
import { FIXTURE_CONTENT } from '../support/fixture.ts';

/** A form field with the options that the tests look at. */
interface Widget {
  name: string;
  widget: string;
  options?: { value: string; label: string }[];
  pattern?: [string, string];
  fields?: Widget[];
}

const configuration: CmsConfig = editorConfiguration({
  backend: { name: 'github', repo: 'acme/site' },
  logo: '/favicon.svg',
});
const names = Object.keys(collections) as (keyof typeof collections)[];

/** The form of a collection, wherever the editor lists it. */
function formOf(name: string): Widget[] {
  const singles = (configuration.singletons ?? []).flatMap((file) => ('fields' in file ? [file] : []));
  const forms = [...(configuration.collections ?? []), { files: singles }].flatMap(
    (collection): [string, Field[]][] => {
      if ('folder' in collection) return [[collection.name, collection.fields]];
      return 'files' in collection ? collection.files.map((file): [string, Field[]] => [file.name, file.fields]) : [];
    },
  );
  const found = forms.filter(([of]) => of === name);
  expect(found, name).toHaveLength(1);
  const form = found[0]?.[1] as unknown as Widget[];
  return form.flatMap((field) => (field.name === VISIBILITY ? (field.fields ?? []) : [field]));
}

interface Pair {
  path: string;
  schema: z.ZodType;
  widget: Widget;
  meta: FieldSchema;
}

const opened = (schema: z.ZodType): z.ZodType =>
  schema.def.type === 'optional' ? opened((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema;

/** The schema of a field of a group or of the rows of a list, without `optional`. */
function fieldSchema(schema: z.ZodType, name: string): z.ZodType {
  const group = opened(schema.def.type === 'array' ? (schema as z.ZodArray<z.ZodType>).element : schema);
  return opened((group as z.ZodObject<Record<string, z.ZodType>>).shape[name] as z.ZodType);
}

/** Each field of a schema beside its form field, rows and groups included. */
function pairs(schema: z.ZodType, node: FieldSchema, form: readonly Widget[], above: string): Pair[] {
  const fields = childFields(node);
  const asked = form
    .filter(({ name, widget }) => widget !== IMAGE_SIZE_WIDGET && (name !== 'body' || above !== ''))
    .map(({ name }) => name);
  expect(asked.toSorted(), above).toEqual(fields.map(({ name }) => name).toSorted());
  return fields.flatMap(({ name, node: meta }): Pair[] => {
    const inner = fieldSchema(schema, name);
    const widget = form.find((field) => field.name === name);
    if (!widget) return [];
    const path = `${above}${name}`;
    const below = childFields(meta).length > 0 ? pairs(inner, meta, widget.fields ?? [], `${path}.`) : [];
    return [{ path, schema: inner, widget, meta }, ...below];
  });
}

const every = names.flatMap((name) =>
  pairs(collections[name].schema(plainTools) as z.ZodType, jsonSchema(collections[name].schema), formOf(name), '').map(
    (pair) => ({ ...pair, of: name }),
  ),
);
/** The pattern of a form field, which is written as a literal. */
function expression({ pattern }: Widget): RegExp {
  const [, source = '', flags] = /^\/(.*)\/([a-z]*)$/.exec(pattern?.[0] ?? '') ?? [];
  return new RegExp(source, flags);
}
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const having = (test: (pair: (typeof every)[number]) => boolean) => {
  const found = every.filter(test);
  expect(found.length).toBeGreaterThan(0);
  return found;
};

describe('the form of the browser editor', () => {
  it('stops text where the schema stops it, counted as a reader counts', () => {
    const limited = having(
      ({ meta: { maxLength, pattern, kind, description } }) =>
        // A label keeps the braces of its default, which no row of one letter has.
        maxLength !== undefined && !pattern && kind !== 'internalLink' && !description?.includes('{'),
    );
    expect(limited.length).toBeGreaterThan(50);
    for (const { widget, schema, meta, path } of limited) {
      const { maxLength: max = 0 } = meta;
      for (const letter of ['x', 'ണു', 'പ്പ', 'क्षि']) {
        const accepted = [max, max + 1].map((count) => letter.repeat(count));
        expect(
          accepted.map((text) => expression(widget).test(text)),
          `${path} ${letter}`,
        ).toEqual(accepted.map((text) => accepts(schema, text)));
      }
    }
  });

  it('stops long texts where the content check stops them', () => {
    for (const name of names) {
      const { bodyMaxLength }: Collection = collections[name];
      const body = formOf(name).find((field) => field.name === 'body');
      if (bodyMaxLength && body) {
        const lengths = [bodyMaxLength, bodyMaxLength + 1];
        const accepted = lengths.map((length) => expression(body).test(`🥛\n${'x'.repeat(length - 2)}`));
        expect(accepted, name).toEqual([true, false]);
      } else expect([body?.pattern, bodyMaxLength], name).toEqual([undefined, undefined]);
    }
  });
});

describe('the form and the content as it is', () => {
  it('would refuse none of it', () => {
    let looked = 0;
    for (const { collection, data, file } of readContent(FIXTURE_CONTENT).entries) {
      const form = pairs(collection.schema, collection.node, formOf(collection.name), '');
      for (const { path, value } of valuesOf(collection.node, data)) {
        const widget = form.find(
          (pair) => pair.path === path.filter((step) => typeof step === 'string').join('.'),
        )?.widget;
        expect(widget, `${file} ${path.join('.')}`).toBeDefined();
        if (typeof value === 'string' && widget?.pattern) expect(value).toMatch(expression(widget));
        if (typeof value === 'string' && widget?.options && widget.name !== 'placeholders')
          expect(widget.options.map((option) => option.value)).toContain(value);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(700);
  });
});

it.each([
  [{ width: 1600, height: 1200 }, '1600 × 1200 pixels.'],
  [{ width: 1200, height: 1600 }, /^1200 × 1600 pixels\. .* 44 % of it, above and below, is cut off\.$/],
])('of a photo of %j in a wide frame, the form says %s', (size, line) => {
  expect(sizeLine(size, 4 / 3)).toMatch(line);
});
