import { defineCollection, type SchemaContext } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { allCollections, type CollectionInfo, idIn, nameOf } from './content-check/content';
import { readContent } from './content-check/files/read';
import { publishedEntries } from './content-check/published';
import { builtAt } from './lib/build/built-at';
import { contentDir as contentDirOf, isPreview } from './lib/build/environment';
import { normalizeFields } from './lib/format/normalize';
import { type CollectionName, collections as declared, type Schema } from './schemas';

const contentDir = contentDirOf(process.env);
const patterns = { folders: '*/index.md', files: '*.md', single: '' };

/** Files of published entries; undefined loads all. Astro emits the images of every entry that it loads. */
const published =
  import.meta.env.DEV || isPreview(process.env)
    ? undefined
    : publishedEntries(readContent(contentDir), builtAt).map(nameOf);

const publishedIn = (collection: CollectionInfo) => published?.filter((name) => idIn(collection, name) !== undefined);

function loader(collection: CollectionInfo): Loader {
  const { folder, file, layout } = collection;
  const files = publishedIn(collection);
  const all = glob({
    base: contentDir,
    pattern: files ?? `${folder}/${file ?? patterns[layout]}`,
    generateId: ({ entry }) => idIn(collection, entry) ?? entry,
  });
  return {
    ...all,
    load: async (context) => {
      // The cache may hold entries of another CONTENT_DIR.
      context.store.clear();
      if (files?.length !== 0) await all.load(context);
    },
  };
}

/** Names of collections that have entries: Astro warns about queries for others. */
const nonEmpty = defineCollection({
  loader: () => allCollections.filter((one) => publishedIn(one)?.length !== 0).map(({ name }) => ({ id: name })),
  schema: z.object({}),
});

const content = Object.fromEntries(
  allCollections.map((one) => {
    const normalize = (fields: unknown) => normalizeFields(fields as Record<string, unknown>, one.node);
    const schema = (context: SchemaContext) => z.preprocess(normalize, declared[one.name].schema(context));
    return [one.name, defineCollection({ loader: loader(one), schema })];
  }),
) as unknown as { [K in CollectionName]: { loader: Loader; schema: (context: SchemaContext) => Schema<K> } };

export const collections = { ...content, nonEmpty };
