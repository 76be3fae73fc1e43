/** Each field of each collection is changed once in the form, and the file then holds what was typed. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { readEntry, VISIBILITY } from '../../src/editor/entry-file.ts';
import { listEntry } from '../../src/schemas/fields.ts';
import {
  type Collection,
  type CollectionName,
  collections,
  editorCollection,
  GROUPS,
} from '../../src/schemas/index.ts';
import { childFields, type FieldSchema, jsonSchema } from '../../src/schemas/json-schema.ts';
import { type Editor, expect, FILES, test } from './editor.ts';

type Data = Record<string, unknown>;

/** Fields that no other value than one of these is right for. */
const VALUES: Readonly<Record<string, unknown>> = {
  position: '8.47352, 76.94753',
  ...{ publishOn: '2030-01-05', showUntil: '2030-02-05', opens: '09:00', closes: '21:00' },
  ...{
    postalCode: '695010',
    country: 'LK',
    fssai: '12345678901234',
    foundingYear: 1984,
    estimateFrom: 2.4,
    estimateTo: 3.4,
  },
  ...{ drinkMl: 'സർബത്ത്', nameMl: 'സർബത്ത്', colour: '#6b1d4f', themeColour: '#6b1d4f' },
};
/** Fields that hide an entry, which the only one of a list must not be. */
const HIDING: readonly string[] = ['draft', 'publishOn', 'showUntil', 'closed'];
const BY_KIND: Readonly<Record<string, unknown>> = {
  ...{ date: '2026-01-05', dayOrMonth: '2026-01', phone: '+91 98765 43211', email: 'new@shop.in' },
  ...{ internalLink: '/gallery', alt: 'What is to be seen now' },
};

/** Another value than the one there is. */
function another(path: string, name: string, node: FieldSchema, value: unknown): unknown {
  // The second row of a day's hours is later than the first.
  if (/\.[1-9]\.(opens|closes)$/.test(path)) return name === 'opens' ? '22:00' : '23:30';
  if (name in VALUES) return VALUES[name];
  if (node.kind && node.kind in BY_KIND) return BY_KIND[node.kind];
  if (node.type === 'boolean') return !value;
  if (node.type === 'number' || node.type === 'integer') {
    const step = node.multipleOf ?? 1;
    const before = typeof value === 'number' ? value : (node.minimum ?? 0);
    const after = before + step > (node.maximum ?? Number.POSITIVE_INFINITY) ? before - step : before + step;
    return Number(after.toFixed(4));
  }
  if (typeof value !== 'string') {
    if (name === 'link' || node.kind === 'link') return 'https://www.example.org/b';
    // What stands in braces must stay.
    return ['Words', ...(node.description?.match(/\{\w+\}/g) ?? [])].join(' ');
  }
  if (node.kind === 'link') return `${value}b`;
  return value.length + 2 <= (node.maxLength ?? 600) ? `${value} b` : `${value.slice(0, -2)} b`;
}

/** Somebody who fills in a form from its schema. */
class Clerk {
  readonly #editor: Editor;
  readonly #passedOver: readonly string[];
  constructor(editor: Editor, passedOver: readonly string[] = []) {
    this.#editor = editor;
    this.#passedOver = passedOver;
  }

  /** Changes every field of a group, and returns what its data are then. */
  async group(node: FieldSchema, data: Data, above = ''): Promise<Data> {
    const after: Data = { ...data };
    const fields = childFields(node)
      .filter(({ name, node: { kind } }) => kind !== 'placeholders' && name !== 'order')
      .filter(({ name }) => !this.#passedOver.includes(name));
    if (above === '' && fields.some(({ name }) => name in listEntry)) await this.#editor.expand(VISIBILITY);
    // Groups that are closed at first are the labels of parts, all of the same fields: one is enough.
    const closed = fields.filter(({ node: { closed } }) => closed);
    for (const { name, node: field } of fields.filter((one) => !closed.slice(1).includes(one))) {
      const path = above === '' && name in listEntry ? `${VISIBILITY}.${name}` : `${above}${name}`;
      after[name] = await this.#field(path, name, field, data[name]);
    }
    return after;
  }

  async #field(path: string, name: string, node: FieldSchema, value: unknown): Promise<unknown> {
    const field = await this.#editor.scrollTo(path);
    if (node.type === 'object') {
      await this.#editor.expand(path);
      return this.group(node, (value ?? {}) as Data, `${path}.`);
    }
    if (node.type === 'array') return this.#list(path, field, node, (value ?? []) as unknown[]);
    // A closed day has no hours of its own.
    if (path.startsWith('specialDays') && name === 'closed') return undefined;
    if (node.kind === 'image' || node.kind === 'avatar') {
      const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#1f6b4f' } })
        .png()
        .toBuffer();
      const file = { name: `new-${name.toLowerCase()}.png`, mimeType: 'image/png', buffer: photo };
      await field.locator('input[type=file]').first().setInputFiles(file);
      await expect(field).toContainText(`new-${name.toLowerCase()}.webp`);
      return `./new-${name.toLowerCase()}.webp`;
    }
    if (node.enum || node.kind === 'reference') return this.#pick(field, value);
    const typed = another(path, name, node, value);
    if (node.type === 'boolean') {
      await this.#editor.turn(field.getByRole('switch'), typed === true);
      // A switch that is off says nothing, and is left out.
      return typed || undefined;
    }
    await this.#editor.fill(path, String(typed));
    return typed;
  }

  /** Picks another option than the one there is. */
  async #pick(field: Locator, before: unknown): Promise<unknown> {
    const other = `:not([data-value=""]):not([data-value="${before}"])`;
    // Many options are a list that opens, which is no part of the field.
    const list = field.getByRole('combobox');
    const isList = (await list.count()) > 0;
    const free = (
      isList ? this.#editor.page.locator(`[role=option]${other}`) : field.locator(`[role=radio]${other}`)
    ).first();
    if (isList) await this.#editor.show(free, list);
    const value = await free.getAttribute('data-value');
    if (isList) await free.click();
    else await this.#editor.turn(free, true);
    return value;
  }

  /** Takes out the last of several options, or adds the first. */
  async #choose(field: Locator, options: readonly string[], chosen: readonly string[]): Promise<unknown> {
    const option = chosen.length > 1 ? chosen.at(-1) : options[0];
    const box = field.locator(`[role=checkbox][data-value="${option}"]`);
    const tag = field.getByRole('button', { name: new RegExp(`^Remove .?${option?.replaceAll('-', ' ')}`, 'i') });
    const isAdded = chosen.length <= 1;
    const isTaken = async () =>
      (await box.count()) > 0 ? (await box.isChecked()) === isAdded : (await tag.count()) === 0;
    await expect(box.or(tag)).toBeVisible();
    await this.#editor.press(box.or(tag), isTaken);
    return chosen.length > 1 ? chosen.slice(0, -1) : [option];
  }

  /** Takes out the last row, adds one and fills it in, and changes the first; a list of one row gets a second before. */
  async #list(path: string, field: Locator, node: FieldSchema, rows: readonly unknown[]): Promise<unknown> {
    const { items = {} } = node;
    if (items.enum) return this.#choose(field, items.enum, rows as string[]);
    const [first] = childFields(node);
    const row = (at: number) => `${path}.${at}${first ? `.${first.name}` : ''}`;
    const add = (at: number) =>
      this.#editor.show(this.#editor.field(row(at)), field.getByRole('button', { name: /^Add/ }).last());
    const kept = rows.length > 1 ? rows.slice(0, -1) : rows;
    if (kept === rows) await add(rows.length);
    const last = await this.#editor.scrollTo(row(kept.length));
    const remove = field.getByRole('button', { name: 'Remove', exact: true }).last();
    await this.#editor.press(remove, async () => (await last.count()) === 0);
    await add(kept.length);
    const after = [...kept];
    for (const at of new Set([kept.length, 0])) {
      const place = `${path}.${at}`;
      after[at] = items.properties
        ? await this.group(items, (after[at] ?? {}) as Data, `${place}.`)
        : await this.#field(place, 'text', { ...items, type: 'string' }, after[at]);
    }
    return after;
  }
}

const entriesOf = (folder: string) => FILES.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.md'));

const firstFile = (name: CollectionName) => {
  const { layout, folder, file }: Collection = collections[name];
  if (layout === 'single') return { file: `${folder}/${file}`, place: name };
  const found = entriesOf(folder).sort()[0] ?? '';
  return { file: found, place: found.slice(folder.length + 1, -'.md'.length) };
};

/** Changes every field of an entry, its long text too, and compares the file. */
async function changeAll(editor: Editor, name: CollectionName): Promise<void> {
  const { body, plainText, schema, folder, layout }: Collection = collections[name];
  const { file, place } = firstFile(name);
  const before = readEntry(await editor.read(file));
  await editor.go(`${editorCollection(name)}/entries/${place}`);
  await expect(editor.page.locator('[data-key-path]').first()).toBeVisible();
  await expect(editor.saveButton, 'opening an entry changes nothing').toBeDisabled();
  const isOnly = entriesOf(folder).length === 1 && layout !== 'single';
  const clerk = new Clerk(editor, isOnly ? HIDING : []);
  const { placeholders: _, ...after } = await clerk.group(jsonSchema(schema), before);
  if (body === 'required') {
    after['body'] = `${before['body']} Cold to the last sip.`;
    if (plainText) await editor.fill('body', String(after['body']));
    else await editor.write('body', ' Cold to the last sip.');
  }
  await editor.save({ anyway: true });
  const { placeholders: __, ...saved } = readEntry(await editor.read(file));
  expect(saved).toEqual(after);
}

// Opening the editor takes longest.
for (const groups of [GROUPS.slice(0, 5), GROUPS.slice(5)]) {
  test(`what is typed into each field of “${groups.join('”, “')}” is what its files then hold`, async ({ editor }) => {
    const names = (Object.keys(collections) as CollectionName[]).filter((name) =>
      groups.includes(collections[name].group),
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) await test.step(name, () => changeAll(editor, name));
    expect(await editor.issues()).toEqual([]);
  });
}
