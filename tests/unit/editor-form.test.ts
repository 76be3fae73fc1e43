import type { CmsConfig, CustomPreviewTemplateProps } from '@sveltia/cms';
import { expect, it, vi } from 'vitest';
import { readContent } from '../../src/content-check/files/read.ts';
import { editorConfiguration } from '../../src/editor/configuration.ts';
import { VISIBILITY } from '../../src/editor/entry-file.ts';
import { IMAGE_SIZE_WIDGET, imageSizeField, sizeLine } from '../../src/editor/image-size-field.ts';
import { previewTemplates } from '../../src/editor/previews.ts';
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

/** The form of a collection, wherever the editor lists it. */
function formOf(name: string): Widget[] {
  const listed = [...(configuration.collections ?? []), ...(configuration.singletons ?? [])];
  const found = listed.filter((one) => 'fields' in one && one.name === name) as unknown as { fields: Widget[] }[];
  expect(found, name).toHaveLength(1);
  const form = found[0]?.fields ?? [];
  return form.flatMap((field) => (field.name === VISIBILITY ? (field.fields ?? []) : [field]));
}

/** The form fields of a schema by their paths, those of rows and groups too. Each field has its own. */
function widgetsOf(node: FieldSchema, form: readonly Widget[], above = ''): Map<string, Widget> {
  const own = form.filter(({ name, widget }) => widget !== IMAGE_SIZE_WIDGET && (name !== 'body' || above !== ''));
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

it.each(names)('the form of the browser editor has every field of %s once', (name) => {
  expect(widgetsOf(jsonSchema(collections[name].schema), formOf(name)).size).toBeGreaterThan(0);
});

it('the form of the browser editor offers every value of the content', () => {
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

// Who hides an entry is told whether that is live, and can undo it.
it('deletes no entry', () => {
  const lists = (configuration.collections ?? []).filter((one) => 'folder' in one);
  expect(new Set(lists.map((one) => one.delete))).toEqual(new Set([false]));
});

it('previews the special days of today and after, as the footer has them', () => {
  vi.stubGlobal('window', { h: (_: string, __: object, ...children: unknown[]) => children });
  vi.useFakeTimers({ now: new Date('2026-11-25T20:00:00Z') });
  const specialDays = ['2026-11-25', '2026-11-26'].map((date) => ({ date, reason: date }));
  const shown = [{ specialDays }, { hours: [{ days: ['monday'], opens: '10:00' }] }].map((data) => {
    const entry = { toJS: () => ({ data }) };
    return JSON.stringify(previewTemplates.hours({ entry } as unknown as CustomPreviewTemplateProps));
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(shown[0]?.match(/2026-11-\d\d/g)).toEqual(['2026-11-26']);
  expect(shown.map((text) => text.includes('Special days'))).toEqual([true, false]);
});

it.each([
  [{ width: 1600, height: 1200 }, '1600 × 1200 pixels.'],
  [{ width: 1200, height: 1600 }, /^1200 × 1600 pixels\. .* 44% of it, above and below, is cut off\.$/],
])('of a photo of %j in a wide frame, the form says %s', (size, line) => {
  expect(sizeLine(size, 4 / 3)).toMatch(line);
});

it.each([
  ['image/svg+xml', undefined, /^$/],
  ['image/jpeg', undefined, /^This image cannot be read\./],
  ['image/jpeg', { width: 639, height: 480 }, /^$/],
  ['image/jpeg', { width: 640, height: 480 }, /^$/],
])('of a new image of %s with the size %j, the form says %s', async (type, size, said) => {
  vi.stubGlobal('window', { createClass: (definition: object) => definition });
  vi.stubGlobal('fetch', async () => ({ blob: async () => ({ type }) }));
  vi.stubGlobal('createImageBitmap', async () => size ?? Promise.reject(new Error('no image')));
  const field = imageSizeField() as unknown as { isValid(): Promise<true | { error: { message: string } }> };
  const props = { field: new Map([['minWidth', 640]]), entry: { getIn: () => 'blob:1' } };
  const valid = await field.isValid.call({ props });
  vi.unstubAllGlobals();
  expect(valid === true ? '' : valid.error.message).toMatch(said);
});
