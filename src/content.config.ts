import { defineCollection, type SchemaContext } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { nameOf } from './content-check/content';
import { readContent } from './content-check/files/read';
import { publishedEntries } from './content-check/published';
import { builtAt } from './lib/build/built-at';
import { contentDir as chosen, isPreview } from './lib/build/environment';
import { normalizeFields } from './lib/format/normalize';
import { type Collection, type CollectionName, collections as declared, type Schema } from './schemas';
import { jsonSchema } from './schemas/json-schema';

const contentDir = chosen(process.env);
const patterns: Record<Collection['layout'], string> = { folders: '*/index.md', files: '*.md', single: '' };

/** Drops `/index`, the extension and capitals, so that `menu/Boba/index.md` is the entry `boba`. */
const entryId = (entry: string) => entry.replace(/(?:(?:^|\/)index)?\.mdx?$/, '').toLowerCase() || 'index';

/**
 * The files of the entries that visitors see. The others are not loaded, since Astro emits the images of every entry that
 * is; `npm run dev` and previews load all.
 */
const shown =
  import.meta.env.DEV || isPreview(process.env)
    ? undefined
    : publishedEntries(readContent(contentDir), builtAt).map(nameOf);

function loader({ folder, file, layout }: Omit<Collection, 'schema'>): Loader {
  const inFolder = shown?.filter((name) => name.startsWith(`${folder}/`)).map((name) => name.slice(folder.length + 1));
  const files = glob({
    base: `${contentDir}/${folder}`,
    pattern: file ?? inFolder ?? patterns[layout],
    generateId: ({ entry }) => entryId(entry),
  });
  return {
    ...files,
    load: async (context) => {
      // Entries are cached from the last run, which may have had another CONTENT_DIR.
      context.store.clear();
      // The loader would warn of a list of which nothing is shown.
      if (file || inFolder?.length !== 0) await files.load(context);
    },
  };
}

type Configured = {
  [K in CollectionName]: { loader: Loader; schema: (context: SchemaContext) => Schema<K> };
};

/**
 * The names of the collections of which something is loaded: Astro warns of each question about another. While entries
 * are edited, all may have some.
 */
const filled = defineCollection({
  loader: () =>
    Object.entries(declared)
      .filter(([, { folder, file }]) => file || !shown || shown.some((name) => name.startsWith(`${folder}/`)))
      .map(([id]) => ({ id })),
  schema: z.object({}),
});

const content = Object.fromEntries(
  Object.entries(declared).map(([name, entry]) => {
    const node = jsonSchema(entry.schema);
    const collection = defineCollection({
      loader: loader(entry),
      schema: (context) =>
        z.preprocess((fields) => normalizeFields(fields as Record<string, unknown>, node), entry.schema(context)),
    });
    return [name, collection];
  }),
) as unknown as Configured;

export const collections = { ...content, filled };
