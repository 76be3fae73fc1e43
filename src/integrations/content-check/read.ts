/** Reads the content folder as it lies on the disk: every entry of every collection, and every other file. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'astro/zod';
import { withName } from '../../lib/format/text.ts';
import { plainTools } from '../../schemas/fields.ts';
import { type Collection, type CollectionName, collections } from '../../schemas/index.ts';
import { fieldPaths, type SchemaNode, schemaNode } from '../../schemas/nodes.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import type { Issue } from './issues.ts';

/** What the folder is called in every message, wherever it lies. */
export const LABEL = 'content';

export interface Declared extends Omit<Collection, 'schema'> {
  readonly name: CollectionName;
  readonly schema: z.ZodType;
  /** The same, to walk. */
  readonly node: SchemaNode;
}

/** Every collection with its schema as the content check uses it: a picture is the text of its path. */
export const declared: readonly Declared[] = Object.entries(collections).map(([name, { schema, ...shape }]) => ({
  ...shape,
  name: name as CollectionName,
  schema: (schema as (tools: typeof plainTools) => z.ZodType)(plainTools),
  node: schemaNode(schema),
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

export interface Content {
  /** The folder on the disk. */
  readonly root: string;
  readonly entries: readonly Entry[];
  /** Every file that is no entry, within the content folder. What other programs leave behind is left out. */
  readonly others: readonly string[];
  /** What is no plain file, or too large to be an entry. */
  readonly odd: readonly Issue[];
  /** The texts of the schema-less Markdown files at the top, such as README.md, whose pictures count as used. */
  readonly guides: readonly { readonly file: string; readonly text: string }[];
}

/** What other programs leave behind and nobody means; it is passed over. */
const LEFT_BEHIND =
  /^(?:\.DS_Store|\._.*|\.git(?:keep|ignore)?|Thumbs\.db|desktop\.ini|~\$.*|\.~lock\..*#|.*\.sw[po])$/i;

/** Far more than any entry holds. */
const LARGEST = 200_000;

function allFiles(root: string, folder = ''): { files: string[]; odd: Issue[] } {
  const files: string[] = [];
  const odd: Issue[] = [];
  const items = readdirSync(path.join(root, folder), { withFileTypes: true });
  for (const item of items.filter(({ name }) => !LEFT_BEHIND.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = folder ? `${folder}/${item.name}` : item.name;
    if (item.isDirectory()) {
      const inner = allFiles(root, file);
      files.push(...inner.files);
      odd.push(...inner.odd);
    } else if (item.isFile()) files.push(file);
    else
      odd.push({
        file: `${LABEL}/${file}`,
        text: 'This is a link to a file elsewhere, which others do not have. Put the file itself here.',
      });
  }
  return { files, odd };
}

const addressFields = (node: SchemaNode): string[] =>
  [...fieldPaths(node)].filter(([, { kind }]) => kind === 'link').map(([name]) => name.split('.').at(-1) ?? name);

/** The id of a file in a collection, or undefined when the collection does not read it (content.config.ts agrees). */
function idIn({ folder, layout, file }: Declared, name: string): string | undefined {
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
  ...readFrontMatter(text, addressFields(collection.node)),
  collection,
  id,
  file: `${LABEL}/${name}`,
  folder: path.posix.dirname(name),
  text,
});

/** @param root the content folder; an absent one is read as empty */
export function readContent(root: string): Content {
  const { files, odd } = existsSync(root) ? allFiles(root) : { files: [], odd: [] };
  const entries: Entry[] = [];
  const others: string[] = [];
  for (const name of files) {
    const owner = declared.find((collection) => idIn(collection, name) !== undefined);
    const id = owner && idIn(owner, name);
    if (!owner || id === undefined) {
      others.push(name);
      continue;
    }
    const place = path.join(root, name);
    if (statSync(place).size > LARGEST) {
      const text = `This file is larger than ${LARGEST / 1000} kB. Remove what does not belong there.`;
      odd.push({ file: `${LABEL}/${name}`, text });
      continue;
    }
    entries.push(readEntry(owner, id, name, readFileSync(place, 'utf8')));
  }
  const guides = others
    .filter((name) => /^[^/]+\.md$/.test(name))
    .map((name) => ({ file: `${LABEL}/${name}`, text: readFileSync(path.join(root, name), 'utf8') }));
  return { root, entries: withBrand(entries), others, guides, odd };
}

/** Entries with the brand name filled in. */
export function withBrand(entries: readonly Entry[]): Entry[] {
  const written = entries.find(({ collection }) => collection.name === 'site')?.data?.['name'];
  // Where it cannot be read, that is told; the other entries are not to blame.
  const brand = typeof written === 'string' ? written : 'the brand';
  return entries.map((entry) => (entry.data ? { ...entry, data: withName(entry.data, brand) } : entry));
}
