/** The content as the rules see it: every entry of every collection, and every other file. Runs in browsers too. */
import type { z } from 'astro/zod';
import { interpolate, withName } from '../lib/format/text.ts';
import { type FrontMatter, parseFrontMatter } from '../lib/markdown/front-matter.ts';
import { plainTools } from '../schemas/fields.ts';
import { type Collection, type CollectionName, collections } from '../schemas/index.ts';
import { type Field, type FieldSchema, jsonSchema, type Path, pathText, valuesOf } from '../schemas/json-schema.ts';
import type { Issue } from './issues.ts';

/** Whether browsers show a file as an image. */
export const isImage = (name: string): boolean => /\.(svg|jpe?g|png|webp|avif)$/i.test(name);

/** Whether a file is a raster image. */
export const isRaster = (name: string): boolean => isImage(name) && !/\.svg$/i.test(name);

/** What the place of an image asks of it. */
export interface ImagePlace {
  /** In pixels. */
  readonly minWidth: number;
  /** Width through height of its frame, where it has one. */
  readonly shape?: number | undefined;
}

/** What the folder is called in every message, wherever it lies. */
export const LABEL = 'content';

export interface Declared extends Omit<Collection, 'schema'> {
  readonly name: CollectionName;
  readonly schema: z.ZodType;
  /** The same, to walk. */
  readonly node: FieldSchema;
}

/** Every collection with its schema as the content check uses it: an image is the text of its path. */
export const declared: readonly Declared[] = Object.entries(collections).map(([name, { schema, ...shape }]) => ({
  ...shape,
  name: name as CollectionName,
  schema: (schema as (tools: typeof plainTools) => z.ZodType)(plainTools),
  node: jsonSchema(schema),
}));

/** An entry as visitors read it: with the brand name in its fields. */
export interface Entry extends FrontMatter {
  readonly collection: Declared;
  /** What other entries call it: `boba` for menu/boba/index.md. */
  readonly id: string;
  /** `content/menu/boba/index.md` */
  readonly file: string;
  /** Its folder within the content folder: `menu/boba`. */
  readonly folder: string;
  /** The whole file. */
  readonly text: string;
}

/** Looks at the bytes of image files. */
export interface ImageFiles {
  /** Why an image does not fit its place. */
  placeFault(name: string, place: ImagePlace): Promise<string | undefined>;
  /** What is wrong with a raster image, used or not. */
  originalFaults(name: string): Promise<readonly string[]>;
}

/** Where the content comes from: the folder on the disk, or what a browser editor knows and the entry that it saves. */
export interface ContentFiles {
  /** Every file within the content folder, as `menu/boba/index.md`. */
  readonly names: readonly string[];
  /** The text of a file. */
  text(name: string): string;
  /** What is no plain file. */
  readonly odd: readonly Issue[];
  /** Files of the site beside its pages, as visitors write them: `/brochure.pdf`. */
  readonly siteFiles: readonly string[];
  /** The image files; a browser has none, and images are not looked at. */
  readonly images?: ImageFiles;
}

export interface Content {
  readonly files: ContentFiles;
  readonly entries: readonly Entry[];
  /** Every file that is no entry, within the content folder. What other programs leave behind is left out. */
  readonly others: readonly string[];
  /** What is no plain file, or too large to be an entry. */
  readonly odd: readonly Issue[];
  /** The texts of the schema-less Markdown files at the top, such as README.md, whose images count as used. */
  readonly guides: readonly { readonly file: string; readonly text: string }[];
}

/** Far more than any entry holds. */
const LARGEST = 200_000;

/** An issue about a field, at its line. */
export const fieldIssue = ({ file, lineOf }: Entry, path: Path, text: string): Issue => ({
  file,
  line: lineOf(path),
  field: pathText(path),
  text,
});

/** Every text in the fields of an entry, items of lists too. */
export function textsOf({ collection, data }: Entry): { text: string; field: Field; path: Path }[] {
  return [...valuesOf(collection.node, data)].flatMap(({ field, path, value }) => {
    if (!Array.isArray(value)) return typeof value === 'string' ? [{ text: value, field, path }] : [];
    return value.flatMap((text, index) => (typeof text === 'string' ? [{ text, field, path: [...path, index] }] : []));
  });
}

/** The ids of an entry on the page that shows it. */
export const anchorsOf = ({ collection, id }: Entry): string[] =>
  (collection.anchors ?? []).map((anchor) => interpolate(anchor, { id }));

/** The name of an entry's file within the content folder: `menu/boba/index.md`. */
export const nameOf = ({ file }: Pick<Entry, 'file'>): string => file.slice(LABEL.length + 1);

/** The folder of a file: `menu/boba` for `menu/boba/index.md`. */
export const folderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')));

/** The id of a file in a collection, or undefined when the collection does not read it (content.config.ts agrees). */
export function idIn({ folder, layout, file }: Declared, name: string): string | undefined {
  if (!name.startsWith(`${folder}/`)) return undefined;
  const rest = name.slice(folder.length + 1);
  if (layout === 'single') return rest === file ? rest.replace(/\.mdx?$/, '') : undefined;
  const pattern = layout === 'folders' ? /^([^/]+)\/index\.md$/ : /^([^/]+)\.md$/;
  return pattern.exec(rest)?.[1];
}

/**
 * @param name of the file within the content folder
 * @param text the whole file
 */
export const readEntry = (collection: Declared, id: string, name: string, text: string): Entry => ({
  ...parseFrontMatter(text),
  collection,
  id,
  file: `${LABEL}/${name}`,
  folder: folderOf(name),
  text,
});

/** Reads every entry of every collection. */
export function contentOf(files: ContentFiles): Content {
  const entries: Entry[] = [];
  const others: string[] = [];
  const odd = [...files.odd];
  for (const name of files.names) {
    const owner = declared.find((collection) => idIn(collection, name) !== undefined);
    const id = owner && idIn(owner, name);
    if (!owner || id === undefined) {
      others.push(name);
      continue;
    }
    const text = files.text(name);
    if (text.length <= LARGEST) entries.push(readEntry(owner, id, name, text));
    else {
      const words = `This file is larger than ${LARGEST / 1000} kB. Remove what does not belong there.`;
      odd.push({ file: `${LABEL}/${name}`, text: words });
    }
  }
  const guides = others
    .filter((name) => /^[^/]+\.md$/.test(name))
    .map((name) => ({ file: `${LABEL}/${name}`, text: files.text(name) }));
  return { files, entries: withBrand(entries), others, guides, odd };
}

/** Entries with the brand name filled in. */
export function withBrand(entries: readonly Entry[]): Entry[] {
  const written = entries.find(({ collection }) => collection.name === 'site')?.data?.['name'];
  // The schema reports a missing name; the other entries are not to blame.
  const brand = typeof written === 'string' ? written : 'the brand';
  return entries.map((entry) => (entry.data ? { ...entry, data: withName(entry.data, brand) } : entry));
}
