import { defineCollection, type SchemaContext } from 'astro:content';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { contentDir as chosen } from './lib/build/environment';
import { type Collection, collections as declared } from './schemas';

const contentDir = chosen(process.env);
const patterns: Record<Collection['layout'], string> = { folders: '*/index.md', files: '*.md', single: '' };

/** Drops `/index` and the extension, so that `menu/boba/index.md` is the entry `boba`. */
const entryId = (entry: string) => entry.replace(/(^|\/)index\.mdx?$/, '').replace(/\.mdx?$/, '') || 'index';

/** YAML reads a bare `2027-01-14` as a moment in time; editors mean the day. */
const daysAsWritten = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(daysAsWritten);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, daysAsWritten(inner)]));
};

function loader({ folder, file, layout }: Omit<Collection, 'schema'>): Loader {
  const files = glob({
    base: `${contentDir}/${folder}`,
    pattern: file ?? patterns[layout],
    generateId: ({ entry }) => entryId(entry),
  });
  return {
    ...files,
    load: (context) => {
      // An entry that has not changed is kept from the last run, with its path: not when that was another CONTENT_DIR.
      const here = relative(fileURLToPath(context.config.root), resolve(contentDir)).replaceAll('\\', '/');
      for (const [id, { filePath }] of context.store.entries()) {
        if (!filePath?.startsWith(`${here}/`)) context.store.delete(id);
      }
      return files.load({
        ...context,
        parseData: (entry) => context.parseData({ ...entry, data: daysAsWritten(entry.data) as typeof entry.data }),
      });
    },
  };
}

type Declared = typeof declared;
type Configured = {
  [K in keyof Declared]: { loader: Loader; schema: (context: SchemaContext) => ReturnType<Declared[K]['schema']> };
};

export const collections = Object.fromEntries(
  Object.entries(declared).map(([name, entry]) => [
    name,
    defineCollection({ loader: loader(entry), schema: (context) => entry.schema(context) }),
  ]),
) as unknown as Configured;
