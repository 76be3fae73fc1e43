import type { CmsConfig } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { readContent } from '../../src/content-check/files/read.ts';
import { editorConfiguration } from '../../src/editor/configuration.ts';
import { FORM_ONLY, VISIBILITY } from '../../src/editor/entry-file.ts';
import { cropWarning } from '../../src/editor/image-check.ts';
import { type CollectionName, collections } from '../../src/schemas';
import { childFields, type FieldSchema, jsonSchema, valuesOf } from '../../src/schemas/json-schema.ts';
import { FIXTURE_CONTENT } from '../support/fixture.ts';

/** A form field with the options that the tests look at. */
interface Widget {
  name: string;
  widget: string;
  options?: { value: string; label: string }[];
  fields?: Widget[];
}

const configuration: CmsConfig = editorConfiguration({ name: 'github', repo: 'acme/site' }, '/favicon.svg');
const names = Object.keys(collections) as CollectionName[];

/** The form of a collection. */
function formOf(name: string): Widget[] {
  const listed = [...(configuration.collections ?? []), ...(configuration.singletons ?? [])];
  const found = listed.filter((one) => 'fields' in one && one.name === name) as unknown as { fields: Widget[] }[];
  expect(found, name).toHaveLength(1);
  const form = found[0]?.fields ?? [];
  return form.flatMap((field) => (field.name === VISIBILITY ? (field.fields ?? []) : [field]));
}

/** The form fields of a schema by their paths, those of rows and groups too. Each field has its own. */
function widgetsOf(node: FieldSchema, form: readonly Widget[], above = ''): Map<string, Widget> {
  const own = form.filter(({ name }) => !name.endsWith(FORM_ONLY) && (name !== 'body' || above !== ''));
  const fields = new Map(childFields(node).map(({ name, node: field }) => [name, field]));
  expect(own.map(({ name }) => name).toSorted(), above).toEqual([...fields.keys()].toSorted());
  return new Map(
    own.flatMap((widget) => {
      const path = `${above}${widget.name}`;
      const below = widgetsOf(fields.get(widget.name) ?? {}, widget.fields ?? [], `${path}.`);
      return [[path, widget] as const, ...below];
    }),
  );
}

it.each(names)('the form contains every field of %s once', (name) => {
  expect(widgetsOf(jsonSchema(collections[name].schema), formOf(name)).size).toBeGreaterThan(0);
});

it('the form offers every value of the content', () => {
  let looked = 0;
  for (const { collection, data, file } of readContent(FIXTURE_CONTENT).entries) {
    const form = widgetsOf(collection.node, formOf(collection.name));
    for (const { path, value } of valuesOf(collection.node, data)) {
      const options = form.get(path.filter((step) => typeof step === 'string').join('.'))?.options;
      if (!options) continue;
      const offered = options.map((option) => option.value);
      expect(offered, `${file} ${path.join('.')}`).toEqual(expect.arrayContaining([value].flat()));
      looked++;
    }
  }
  expect(looked).toBeGreaterThan(40);
});

// Hiding an entry can be undone.
it('the editor deletes no entry', () => {
  const lists = (configuration.collections ?? []).filter((one) => 'folder' in one);
  expect(new Set(lists.map((one) => one.delete))).toEqual(new Set([false]));
});

it.each([
  [1600, 1200, 4 / 3, undefined],
  [1200, 1600, 4 / 3, 'The frame of the image cuts off 44% of it, above and below.'],
  [1600, 1200, 4 / 5, 'The frame of the image cuts off 40% of it, left and right.'],
  [800, 1600, 1, 'The frame of the image cuts off 50% of it, above and below.'],
  [800, 1600, undefined, undefined],
])('warns of the crop of a %d × %d photo in a frame of %s: %s', (width, height, shape, line) => {
  expect(cropWarning({ width, height }, shape)).toBe(line);
});
