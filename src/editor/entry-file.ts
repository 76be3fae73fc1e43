/**
 * Reads and writes entry files. The CMS's own format writes empty fields (`order: null`), and its bytes are known only after
 * the commit, but live-status.ts compares their hash with `release.json`.
 */
import { Document } from 'yaml';
import { parseFrontMatter } from '../content-check/entry.ts';
import { listEntry } from '../schemas/fields.ts';

/** The fields of an entry, with its long text as `body`. */
export type EntryData = Record<string, unknown>;

/** The name of the format that `cms.ts` registers; the CMS accepts only names like this for Markdown. */
export const formatName = (extension = 'md') => `${extension}-frontmatter`;

/** Suffix of fields that are only in the form. */
export const FORM_ONLY = '--form';

/** Group at the end of the form. In files, its fields are not grouped. */
export const VISIBILITY = 'visibility';

/** Converts the fields of a file to those of the form. */
function toForm(data: EntryData): EntryData {
  const { inside, outside = [] } = Object.groupBy(Object.entries(data), ([name]) =>
    name in listEntry ? 'inside' : 'outside',
  );
  if (!inside) return data;
  return { ...Object.fromEntries(outside), [VISIBILITY]: Object.fromEntries(inside) };
}

/** Converts the fields of a form to those of the file. */
const fromForm = ({ [VISIBILITY]: group, ...data }: EntryData): EntryData => ({ ...data, ...(group ?? {}) });

/** Tells if a key is only in the form. The CMS adds keys with `__sc_` to rows. */
const isFormOnly = (name: string) => name.endsWith(FORM_ONLY) || name.startsWith('__sc_');

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Returns a value without empty fields and switches that are off. */
function normalized(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== 'object' || value === null) return value === false ? undefined : value;
  const fields = Object.entries(value).map(([name, field]) => [name, normalized(field)] as const);
  return Object.fromEntries(fields.filter(([name, field]) => !isFormOnly(name) && !isEmpty(field)));
}

/** Returns normalized JSON with sorted keys, to compare values. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(normalized(value), (_, inner) =>
    typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Parses an entry file. @throws when its fields cannot be read */
export function readEntry(text: string): EntryData {
  const { data, body, errors } = parseFrontMatter(text.replace(/\r\n?/g, '\n'), {});
  if (!data) throw new Error(errors.map((error) => error.text).join(' '));
  return body ? { ...data, body } : data;
}

/** Writes an entry file. Days and times are quoted: YAML 1.1 would read them as dates and numbers. */
export function writeEntry({ body, ...fields }: EntryData): string {
  const document = new Document(normalized(fields), { compat: 'yaml-1.1' });
  const yaml = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
  const text = String(body ?? '').trim();
  return `---\n${yaml}---\n${text && `\n${text}\n`}`;
}

/** Writes the file of a form. */
export const writeForm = (data: EntryData): string => writeEntry(fromForm(data));

const written = new Map<string, string>();

/** Format of entry files, for the CMS. */
export const entryFormat = {
  fromFile: (text: string): EntryData => toForm(readEntry(text)),
  toFile(data: EntryData): string {
    const text = writeForm(data);
    written.set(canonicalJson(data), text);
    return text;
  },
};

/** Returns the last file written with these fields in any order: events of the CMS reorder them. */
export const fileOf = (data: EntryData): string => written.get(canonicalJson(data)) ?? writeForm(data);
