/** Reads the content folder as it lies on the disk: every entry of every collection, and every other file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'astro/zod';
import { withName } from '../../lib/format/text.ts';
import { plainTools } from '../../schemas/fields.ts';
import { type Collection, type CollectionName, collections } from '../../schemas/index.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';

/** What the folder is called in every message, wherever it lies. */
export const LABEL = 'content';

export interface Declared extends Omit<Collection, 'schema'> {
  readonly name: CollectionName;
  readonly schema: z.ZodType;
}

/** Every collection with its schema as the content check uses it: a picture is the text of its path. */
export const declared: readonly Declared[] = Object.entries(collections).map(([name, { schema, ...shape }]) => ({
  ...shape,
  name: name as CollectionName,
  schema: (schema as (tools: typeof plainTools) => z.ZodType)(plainTools),
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
  /** Every file that is no entry, within the content folder. Hidden files are left out. */
  readonly others: readonly string[];
  /** The texts of the schema-less Markdown files at the top, such as README.md, whose pictures count as used. */
  readonly guides: readonly { readonly file: string; readonly text: string }[];
}

/** What other programs leave behind; `.md` is an entry that has lost its name. */
const hidden = (name: string) =>
  (name.startsWith('.') && !/^\.mdx?$/i.test(name)) || /^(Thumbs\.db|desktop\.ini)$/i.test(name);

function allFiles(root: string, folder = ''): string[] {
  return (
    readdirSync(path.join(root, folder), { withFileTypes: true })
      // A link that leads nowhere is as good as no file.
      .filter(({ name }) => !hidden(name) && existsSync(path.join(root, folder, name)))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((item) => {
        const file = folder ? `${folder}/${item.name}` : item.name;
        return item.isDirectory() ? allFiles(root, file) : [file];
      })
  );
}

/** The id of a file in a collection, or undefined when the collection does not read it (content.config.ts agrees). */
function idIn({ folder, layout, file }: Declared, name: string): string | undefined {
  if (!name.startsWith(`${folder}/`)) return undefined;
  const rest = name.slice(folder.length + 1);
  if (layout === 'single') return rest === file ? rest.replace(/\.mdx?$/, '') : undefined;
  const pattern = layout === 'folders' ? /^([^/]+)\/index\.md$/ : /^([^/]+)\.md$/;
  return pattern.exec(rest)?.[1];
}

/** @param root the content folder; an absent one is read as empty */
export function readContent(root: string): Content {
  const files = existsSync(root) ? allFiles(root) : [];
  const entries: Entry[] = [];
  const others: string[] = [];
  for (const name of files) {
    const owner = declared.find((collection) => idIn(collection, name) !== undefined);
    const id = owner && idIn(owner, name);
    if (!owner || id === undefined) {
      others.push(name);
      continue;
    }
    const text = readFileSync(path.join(root, name), 'utf8');
    entries.push({
      ...readFrontMatter(text),
      collection: owner,
      id,
      file: `${LABEL}/${name}`,
      folder: path.posix.dirname(name),
      text,
    });
  }
  const guides = others
    .filter((name) => /^[^/]+\.md$/.test(name))
    .map((name) => ({ file: `${LABEL}/${name}`, text: readFileSync(path.join(root, name), 'utf8') }));
  const written = entries.find(({ collection }) => collection.name === 'site')?.data?.['name'];
  // Where it cannot be read, that is told; the other entries are not to blame.
  const brand = typeof written === 'string' ? written : 'the brand';
  const named = (entry: Entry): Entry => (entry.data ? { ...entry, data: withName(entry.data, brand) } : entry);
  return { root, entries: entries.map(named), others, guides };
}
