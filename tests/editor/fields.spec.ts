/** Each field of each collection is changed once in the form, and the file then holds what was typed. */
import type { Locator } from '@playwright/test';
import { readEntry, VISIBILITY } from '../../src/editor/entry-file.ts';
import { listEntry } from '../../src/schemas/fields.ts';
import { type Collection, type CollectionName, collections, GROUPS } from '../../src/schemas/index.ts';
import { childFields, type Field, type FieldSchema, jsonSchema } from '../../src/schemas/json-schema.ts';
import { type Editor, expect, test } from './editor.ts';
import { FILES } from './github.ts';

type Data = Record<string, unknown>;

/** Fields that no other value than one of these is right for, by their names and by what they are. */
const VALUES: Readonly<Record<string, unknown>> = {
  ...{ position: '8.47352, 76.94753', postalCode: '695010', country: 'LK', fssai: '12345678901234' },
  ...{ publishOn: '2099-01-05', showUntil: '2099-02-05', opens: '09:00', closes: '21:00' },
  ...{ foundingYear: 1984, estimateFrom: 2.4, estimateTo: 3.4, colour: '#6b1d4f', themeColour: '#6b1d4f' },
  ...{ drinkMl: 'സർബത്ത്', nameMl: 'സർബത്ത്' },
};
const BY_KIND: Readonly<Record<string, unknown>> = {
  ...{ date: '2026-01-05', dayOrMonth: '2026-01', phone: '+91 98765 43211', email: 'new@shop.in' },
  ...{ internalLink: '/gallery', alt: 'What is to be seen now' },
};
/** Fields that hide an entry, which the only one of a list must not be. */
const HIDING: readonly string[] = ['draft', 'publishOn', 'showUntil', 'closed'];

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

/** Picks another option than the one there is. */
async function pick(editor: Editor, field: Locator, before: unknown): Promise<unknown> {
  const other = `:not([data-value=""]):not([data-value="${before}"])`;
  // Many options are a list that opens, which is no part of the field.
  const list = field.getByRole('combobox');
  const isList = (await list.count()) > 0;
  const free = isList ? editor.page.locator(`[role=option]${other}`) : field.locator(`[role=radio]${other}`);
  if (isList) await editor.show(free.last(), list);
  const value = await free.last().getAttribute('data-value');
  if (isList) await free.last().click();
  else await editor.turn(free.last(), true);
  return value;
}

/** Takes out the last of several options, or adds the first. */
async function choose(editor: Editor, field: Locator, options: readonly string[], chosen: readonly string[]) {
  const isAdded = chosen.length <= 1;
  const option = isAdded ? options[0] : chosen.at(-1);
  const box = field.locator(`[role=checkbox][data-value="${option}"]`);
  const tag = field.getByRole('button', { name: new RegExp(`^Remove .?${option?.replaceAll('-', ' ')}`, 'i') });
  await expect(box.or(tag)).toBeVisible();
  await editor.press(box.or(tag), async () =>
    (await box.count()) > 0 ? (await box.isChecked()) === isAdded : (await tag.count()) === 0,
  );
  return isAdded ? [option] : chosen.slice(0, -1);
}

/** Takes out the last row, adds one and fills it in, and changes the first; a list of one row gets a second before. */
async function changeList(editor: Editor, path: string, node: FieldSchema, rows: readonly unknown[]): Promise<unknown> {
  const { items = {} } = node;
  const field = editor.field(path);
  if (items.enum) return choose(editor, field, items.enum, rows as string[]);
  const [first] = childFields(node);
  const row = (at: number) => `${path}.${at}${first ? `.${first.name}` : ''}`;
  const add = (at: number) => editor.show(editor.field(row(at)), field.getByRole('button', { name: /^Add/ }).last());
  const kept = rows.length > 1 ? rows.slice(0, -1) : rows;
  if (kept === rows) await add(rows.length);
  const last = await editor.scrollTo(row(kept.length));
  const remove = field.getByRole('button', { name: 'Remove', exact: true }).last();
  await editor.press(remove, async () => (await last.count()) === 0);
  await add(kept.length);
  const after = [...kept];
  for (const at of new Set([kept.length, 0])) {
    after[at] = items.properties
      ? await changeGroup(editor, items, (after[at] ?? {}) as Data, `${path}.${at}.`)
      : await changeField(editor, `${path}.${at}`, 'text', { ...items, type: 'string' }, after[at]);
  }
  return after;
}

async function changeField(editor: Editor, path: string, name: string, node: FieldSchema, value: unknown) {
  const field = await editor.scrollTo(path);
  if (node.type === 'object') {
    await editor.expand(path);
    return changeGroup(editor, node, (value ?? {}) as Data, `${path}.`);
  }
  if (node.type === 'array') return changeList(editor, path, node, (value ?? []) as unknown[]);
  if (node.kind === 'image' || node.kind === 'avatar') {
    const file = `new-${name.toLowerCase()}`;
    await editor.choose(path, file, 2400, 1800);
    await expect(field).toContainText(`${file}.webp`);
    return `./${file}.webp`;
  }
  if (node.enum || node.kind === 'reference') return pick(editor, field, value);
  const typed = another(path, name, node, value);
  if (node.type === 'boolean') {
    await editor.turn(field.getByRole('switch'), typed === true);
    // A switch that is off says nothing, and is left out.
    return typed || undefined;
  }
  await editor.fill(path, String(typed));
  return typed;
}

/** Changes every field of a group, and returns what its data are then. */
async function changeGroup(editor: Editor, node: FieldSchema, data: Data, above = '', skip: readonly string[] = []) {
  const after: Data = { ...data };
  const fields = childFields(node).filter(({ name }) => !['placeholders', 'order', ...skip].includes(name));
  const isListed = ({ name }: Field) => above === '' && name in listEntry;
  if (fields.some(isListed)) await editor.expand(VISIBILITY);
  // Groups that are closed at first are the labels of parts, all of the same fields: one is enough.
  const closed = fields.filter(({ node: { closed } }) => closed);
  for (const field of fields.filter((one) => !closed.slice(1).includes(one))) {
    const { name } = field;
    const path = isListed(field) ? `${VISIBILITY}.${name}` : `${above}${name}`;
    after[name] = await changeField(editor, path, name, field.node, data[name]);
  }
  return after;
}

/** Changes every field of the first entry of a collection, its long text too, and compares the file. */
async function changeAll(editor: Editor, name: CollectionName): Promise<void> {
  const { body, plainText, schema, folder, file: only }: Collection = collections[name];
  const entries = FILES.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.md')).sort();
  const file = only ? `${folder}/${only}` : (entries[0] ?? '');
  const before = readEntry(editor.read(file));
  const place = only ? name : file.slice(folder.length + 1, -'.md'.length);
  await editor.go(`${only ? '_singletons' : name}/entries/${place}`);
  await expect(editor.form).toBeVisible();
  await expect(editor.saveButton, 'opening an entry changes nothing').toBeDisabled();
  const skip = entries.length === 1 && !only ? HIDING : [];
  const { placeholders: _, ...after } = await changeGroup(editor, jsonSchema(schema), before, '', skip);
  if (body === 'required') {
    after['body'] = `${before['body']} Cold to the last sip.`;
    if (plainText) await editor.fill('body', String(after['body']));
    else await editor.write('body', ' Cold to the last sip.');
  }
  await editor.save({ anyway: true });
  const { placeholders: __, ...saved } = readEntry(editor.read(file));
  expect(saved).toEqual(after);
}

// Opening the editor takes longest.
for (const groups of [GROUPS.slice(0, 5), GROUPS.slice(5)]) {
  test(`what is typed into each field of “${groups.join('”, “')}” is what its files then hold`, async ({ editor }) => {
    const names = Object.entries(collections).flatMap(([name, { group }]) => (groups.includes(group) ? [name] : []));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) await test.step(name, () => changeAll(editor, name as CollectionName));
    expect(await editor.issues()).toEqual([]);
  });
}
