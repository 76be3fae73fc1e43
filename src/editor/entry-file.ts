/** Reads and writes entry files for the browser editor. */
import { Document, parse } from 'yaml';
import { joinEntry, splitEntry, YAML_FORM } from '../lib/markdown/entry-text.ts';

/** The fields of an entry, with its long text as `body`. */
export type EntryData = Record<string, unknown>;

/** A field of an entry, a group or a row. */
export interface FieldShape {
  readonly name: string;
  /** Whether `false` says the same as leaving the line out. */
  readonly isSwitch?: boolean | undefined;
  /** The group of the form that holds it; in the file none does. */
  readonly group?: string | undefined;
  /** The fields of a group or of the rows of a list. */
  readonly fields?: readonly FieldShape[] | undefined;
}

/** The fields of an entry in the order in which they are written. */
export type EntryShape = readonly FieldShape[];

const isGroup = (value: unknown): value is EntryData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A value without what says nothing, and rows without what the CMS keeps in them for itself. */
function meantValue(value: unknown, fields: EntryShape | undefined): unknown {
  if (!fields) return value;
  if (Array.isArray(value)) return value.map((row) => meantValue(row, fields));
  return isGroup(value) ? meantFields(value, fields) : value;
}

const meantFields = (data: EntryData, fields: EntryShape): EntryData =>
  Object.fromEntries(
    fields
      .map(({ name, isSwitch, fields: inner }) => {
        const value = meantValue(data[name], inner);
        return [name, value === false && isSwitch ? undefined : value] as const;
      })
      .filter(([, value]) => !isEmpty(value)),
  );

/**
 * What an entry says: its fields in their order, without those that say nothing. Unknown fields come last, but for those
 * of the form alone, in whose names stands a hyphen.
 */
function meant(data: EntryData, shape: EntryShape): EntryData {
  const unknown = Object.entries(data).filter(
    ([name, value]) => !shape.some((field) => field.name === name) && !name.includes('-') && !isEmpty(value),
  );
  return { ...meantFields(data, shape), ...Object.fromEntries(unknown) };
}

const groupsOf = (shape: EntryShape) => new Set(shape.flatMap(({ group }) => group ?? []));

/** The fields as the form has them: those of a group within it. */
function gathered(data: EntryData, shape: EntryShape): EntryData {
  const form: EntryData = Object.fromEntries([...groupsOf(shape)].map((group) => [group, {}]));
  for (const [name, value] of Object.entries(data)) {
    const group = shape.find((field) => field.name === name)?.group;
    if (group) Object.assign(form[group] as EntryData, { [name]: value });
    else form[name] = value;
  }
  return form;
}

/** The fields as the file has them, out of the groups of the form. */
function scattered(form: EntryData, shape: EntryShape): EntryData {
  const names = groupsOf(shape);
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      names.has(name) ? Object.entries((value ?? {}) as EntryData) : [[name, value]],
    ),
  );
}

/**
 * Takes an entry file apart.
 * @param text the whole file
 * @throws when there are no fields between dashes, or they are no YAML
 */
export function readEntry(text: string): EntryData {
  const parts = splitEntry(text);
  if (!parts) throw new Error('The fields must stand between two lines of three dashes.');
  const data: unknown = parse(parts.yaml);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error('There are no fields.');
  return parts.body === '' ? { ...data } : { ...data, body: parts.body };
}

/** Puts an entry file together. Days and times are quoted, as every reader of YAML takes them for text then. */
export function writeEntry(data: EntryData, shape: EntryShape): string {
  const { body, ...fields } = meant(data, shape);
  return joinEntry(new Document(fields, YAML_FORM), typeof body === 'string' ? body : '');
}

/**
 * How the editor reads and writes the files of one collection. A file whose fields come back as they were read is
 * written as it was, so that opening and saving changes nothing, not even its comments and quotes.
 */
export function entryFormat(shape: EntryShape) {
  const asRead = new Map<string, string>();
  const key = (data: EntryData) => JSON.stringify(meant(data, shape));
  return {
    fromFile(text: string): EntryData {
      const data = readEntry(text);
      asRead.set(key(data), text);
      return gathered(data, shape);
    },
    toFile(form: EntryData): string {
      const data = scattered(form, shape);
      return asRead.get(key(data)) ?? writeEntry(data, shape);
    },
  };
}
