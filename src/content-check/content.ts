/** The content for the rules: entries of all collections, and other files. Works in browsers too. */
import type { z } from 'astro/zod';
import { plainTools } from '../schemas/fields.ts';
import { type Collection, type CollectionName, collections } from '../schemas/index.ts';
import { type Field, type FieldSchema, fieldAt, jsonSchema, type Path, valuesOf } from '../schemas/json-schema.ts';
import { type FrontMatter, parseFrontMatter } from './entry.ts';
import type { Issue, Severity } from './issue.ts';

/** Name of the content folder in messages; its real path may differ. */
export const CONTENT_ROOT = 'content';

export interface CollectionInfo extends Omit<Collection, 'schema'> {
  readonly name: CollectionName;
  readonly schema: z.ZodType;
  /** The schema as a tree of fields. */
  readonly node: FieldSchema;
}

/** All collections, with schemas in which an image is its path. */
export const allCollections: readonly CollectionInfo[] = Object.entries(collections).map(
  ([name, { schema: make, ...shape }]) => {
    const schema: z.ZodType = make(plainTools);
    return { ...shape, name: name as CollectionName, schema, node: jsonSchema(() => schema) };
  },
);

/** An entry, with its normalized fields. */
export interface Entry extends FrontMatter {
  readonly collection: CollectionInfo;
  /** Used in references: `boba` for menu/boba/index.md. */
  readonly id: string;
  /** `content/menu/boba/index.md` */
  readonly file: string;
  /** Its folder within the content folder: `menu/boba`. */
  readonly folder: string;
  readonly text: string;
}

/** Source of the content: the folder on disk; or, in the editor, the published entries and the one being saved. */
export interface ContentFiles {
  /** Every file within the content folder, as `menu/boba/index.md`. */
  readonly names: readonly string[];
  text(name: string): string;
  /** URL paths of the files that are not pages: `/brochure.pdf`. */
  readonly siteFiles: readonly string[];
  /** True in the editor, where hidden entries and other files are missing. */
  readonly partial?: boolean;
}

export interface Content {
  readonly files: ContentFiles;
  readonly entries: readonly Entry[];
  /** Files in the content folder that are not entries. */
  readonly others: readonly string[];
}

/** Describes a path by the titles of its fields: `Opening hours, row 1, Closes`. */
export const labelOf = (node: FieldSchema, path: Path): string =>
  path
    .map((step, at) => {
      if (typeof step === 'number') return `row ${step + 1}`;
      return fieldAt(node, path.slice(0, at + 1))?.node.title ?? step;
    })
    .join(', ');

/** Makes an issue about a field. */
export const fieldIssue = (entry: Entry, path: Path, text: string, severity: Severity = 'error'): Issue => ({
  ...{ file: entry.file, line: entry.lineOf(path), path },
  ...{ label: labelOf(entry.collection.node, path), text, severity },
});

/** Makes an issue about a whole entry, or a line of its body. */
export const entryIssue = (
  { file }: Pick<Entry, 'file'>,
  line: number | undefined,
  text: string,
  severity: Severity = 'error',
): Issue => ({
  ...{ file, line, label: '', text, severity },
});

/** Names an entry as the form does: `Menu item "Boba"`. */
export const titleOf = ({ collection, data, id }: Entry): string =>
  collection.layout === 'single' ? collection.label : `${collection.singular} "${data?.[collection.titleField] ?? id}"`;

/** Returns the readable entries of a collection. */
export const entriesOf = (entries: readonly Entry[], name: CollectionName): Entry[] =>
  entries.filter(({ collection, data }) => collection.name === name && data);

/** Returns the value at a path, if any. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | null | undefined)?.[step], data);

/** Returns all texts in the fields of an entry, with items of lists. */
export function textsOf({ collection, data }: Entry): { text: string; field: Field; path: Path }[] {
  return [...valuesOf(collection.node, data)].flatMap(({ field, path, value }) => {
    if (!Array.isArray(value)) return typeof value === 'string' ? [{ text: value, field, path }] : [];
    return value.flatMap((text, index) => (typeof text === 'string' ? [{ text, field, path: [...path, index] }] : []));
  });
}

/** File name pattern of a collection: `content/menu/name-of-yours/index.md`. */
export const filePattern = ({ folder, layout, file }: CollectionInfo): string =>
  `${CONTENT_ROOT}/${folder}/${{ single: file, files: 'name-of-yours.md', folders: 'name-of-yours/index.md' }[layout]}`;

/** Path of an entry's file within the content folder: `menu/boba/index.md`. */
export const nameOf = ({ file }: Pick<Entry, 'file'>): string => file.slice(CONTENT_ROOT.length + 1);

/**
 * Returns the lower-case id of a file in a collection; undefined if the collection does not read it (as in
 * content.config.ts).
 */
export function idIn({ folder, layout, file }: CollectionInfo, name: string): string | undefined {
  if (!name.startsWith(`${folder}/`)) return undefined;
  const rest = name.slice(folder.length + 1);
  if (layout === 'single') return rest === file ? rest.replace(/\.mdx?$/, '') : undefined;
  const pattern = layout === 'folders' ? /^([^/]+)\/index\.md$/ : /^([^/]+)\.md$/;
  return pattern.exec(rest)?.[1]?.toLowerCase();
}

/** Returns the collection that reads a file, `content/menu/boba/index.md`. */
export const ownerOf = (file: string): CollectionInfo | undefined =>
  allCollections.find((collection) => idIn(collection, nameOf({ file })) !== undefined);

/**
 * Parses an entry.
 * @param name path within the content folder
 * @param text the whole file
 */
export function parseEntry(collection: CollectionInfo, id: string, name: string, text: string): Entry {
  return {
    ...parseFrontMatter(text, collection.node),
    collection,
    id,
    file: `${CONTENT_ROOT}/${name}`,
    folder: name.slice(0, Math.max(0, name.lastIndexOf('/'))),
    text,
  };
}

/** Reads every entry of every collection. */
export function contentOf(files: ContentFiles): Content {
  const entries: Entry[] = [];
  const others: string[] = [];
  for (const name of files.names) {
    const owner = allCollections.find((collection) => idIn(collection, name) !== undefined);
    const id = owner && idIn(owner, name);
    if (owner && id !== undefined) entries.push(parseEntry(owner, id, name, files.text(name)));
    else others.push(name);
  }
  return { files, entries, others };
}
