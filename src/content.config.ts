import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { type Collection, collections } from './schemas';
import type { SchemaTools } from './schemas/fields';

const patterns: Record<Collection['layout'], string> = { folders: '*/index.md', files: '*.md', single: '' };

/** Drops `/index` and the extension, so that `menu/boba/index.md` is the entry `boba`. */
const entryId = (entry: string) => entry.replace(/(\/index)?\.mdx?$/, '');

type Declared = typeof collections;
type Config = { [K in keyof Declared]: ReturnType<typeof make<ReturnType<Declared[K]['schema']>>> };

function make<S extends z.ZodType>(declared: Omit<Collection, 'schema'>, schema: (tools: never) => S) {
  return defineCollection({
    loader: glob({
      base: `./content/${declared.folder}`,
      pattern: declared.file ?? patterns[declared.layout],
      generateId: ({ entry }) => entryId(entry),
    }),
    // Astro's image() is the one tool that exists only inside the site; the cast narrows the context to it.
    schema: (context) => schema(context as unknown as SchemaTools as never),
  });
}

const entries = Object.entries(collections).map(([name, declared]) => [name, make(declared, declared.schema)]);
export const configured = Object.fromEntries(entries) as Config;
export { configured as collections };
