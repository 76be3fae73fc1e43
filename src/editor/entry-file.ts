/**
 * Reads and writes entry files for the browser editor. The CMS's own format writes what says nothing (`order: null`), and
 * its bytes are known only after the commit, which `release.json` is asked for.
 */
import { Document, parse } from 'yaml';
import { listEntry } from '../schemas/fields.ts';

/** The fields of an entry, with its long text as `body`. */
export type EntryData = Record<string, unknown>;

/** The name of the format that `cms.ts` registers; the CMS takes only such names for Markdown. */
export const formatName = (extension = 'md') => `${extension}-frontmatter`;

/** Ends the names of fields that only the form has. */
export const FORM_ONLY = '--form';

/** What the form shows in one closed group at its end, and files beside all else. */
export const VISIBILITY = 'visibility';

/** The fields of a file as the form has them. */
function toForm(data: EntryData): EntryData {
  const { inside, outside = [] } = Object.groupBy(Object.entries(data), ([name]) =>
    name in listEntry ? 'inside' : 'outside',
  );
  if (!inside) return data;
  return { ...Object.fromEntries(outside), [VISIBILITY]: Object.fromEntries(inside) };
}

/** The fields of a form as files have them. */
const fromForm = ({ [VISIBILITY]: group, ...data }: EntryData): EntryData => ({ ...data, ...(group ?? {}) });

/** Keys that are in no file: those of the form, and those of the CMS, which lists of groups have. */
const isOfForm = (name: string) => name.endsWith(FORM_ONLY) || name.startsWith('__sc_');

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A value without empty fields and switches that are off. */
function normalized(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== 'object' || value === null) return value === false ? undefined : value;
  const fields = Object.entries(value).map(([name, field]) => [name, normalized(field)] as const);
  return Object.fromEntries(fields.filter(([name, field]) => !isOfForm(name) && !isEmpty(field)));
}

/** A value as JSON, normalized, with the fields of each object by name. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(normalized(value), (_, inner) =>
    typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/**
 * Takes an entry file apart.
 * @param text the whole file
 * @throws when there are no fields between dashes, or they are no YAML
 */
export function readEntry(text: string): EntryData {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const parts = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(whole.trim());
  if (!parts) throw new Error('The fields must stand between two lines of three dashes.');
  const data: unknown = parse(parts[1] ?? '') ?? {};
  if (typeof data !== 'object' || Array.isArray(data)) throw new Error('There are no fields.');
  const body = parts[2]?.trim();
  return body ? { ...data, body } : { ...data };
}

/** Puts an entry file together. Days and times are quoted, as every reader of YAML takes them for text then. */
export function writeEntry({ body, ...fields }: EntryData): string {
  const document = new Document(normalized(fields), { compat: 'yaml-1.1' });
  const yaml = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
  const text = String(body ?? '').trim();
  return `---\n${yaml}---\n${text && `\n${text}\n`}`;
}

/** The file of a form. */
export const writeForm = (data: EntryData): string => writeEntry(fromForm(data));

const written = new Map<string, string>();

/** The format of entry files, for the CMS. */
export const entryFormat = {
  fromFile: (text: string): EntryData => toForm(readEntry(text)),
  toFile(data: EntryData): string {
    const text = writeForm(data);
    written.set(canonicalJson(data), text);
    return text;
  },
};

/** The file that was written last with these fields: those of the CMS's events are in no order. */
export const fileOf = (data: EntryData): string => written.get(canonicalJson(data)) ?? writeForm(data);
