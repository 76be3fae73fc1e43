/** Reads and writes entry files for the browser editor. */
import { Document, parse } from 'yaml';
import { joinEntry, splitEntry, YAML_FORM } from '../lib/markdown/entry-text.ts';

/** The fields of an entry, with its long text as `body`. */
export type EntryData = Record<string, unknown>;

export interface EntryShape {
  /** The fields in the order in which they are written. */
  readonly order: readonly string[];
  /** Fields where `false` says the same as leaving the line out. */
  readonly switches: readonly string[];
  /** The group of the form that holds a field, for fields that stand in one; in the file none does. */
  readonly groups: Readonly<Record<string, string>>;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What an entry says: its fields in their order, without those that say nothing. Unknown fields come last. */
function meant(data: EntryData, { order, switches }: EntryShape): EntryData {
  const names = [...order, ...Object.keys(data).filter((name) => !order.includes(name))];
  const says = (name: string) => !isEmpty(data[name]) && !(data[name] === false && switches.includes(name));
  return Object.fromEntries(names.filter(says).map((name) => [name, data[name]]));
}

/** The fields as the form has them: those of a group within it. */
function gathered(data: EntryData, { groups }: EntryShape): EntryData {
  const form: EntryData = Object.fromEntries(Object.values(groups).map((group) => [group, {}]));
  for (const [name, value] of Object.entries(data)) {
    const group = groups[name];
    if (group) Object.assign(form[group] as EntryData, { [name]: value });
    else form[name] = value;
  }
  return form;
}

/** The fields as the file has them, out of the groups of the form. */
function scattered(form: EntryData, { groups }: EntryShape): EntryData {
  const names = new Set(Object.values(groups));
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
