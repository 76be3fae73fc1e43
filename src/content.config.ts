import { defineCollection, type SchemaContext } from 'astro:content';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { contentDir as chosen, isPreview } from './lib/build/environment';
import { meantFields, parseFrontMatter } from './lib/markdown/front-matter';
import { isPublished, type Publication } from './lib/site/publication';
import { type Collection, collections as declared } from './schemas';

const contentDir = chosen(process.env);
const patterns: Record<Collection['layout'], string> = { folders: '*/index.md', files: '*.md', single: '' };

/** Drops `/index` and the extension, so that `menu/boba/index.md` is the entry `boba`. */
const entryId = (entry: string) => entry.replace(/(^|\/)index\.mdx?$/, '').replace(/\.mdx?$/, '') || 'index';

const now = new Date();

/** Whether an entry, and the group of the gallery that it belongs to, is published today. */
function isOnSite(folder: string, data: Record<string, unknown>): boolean {
  if (!isPublished(data as Publication, now)) return false;
  if (folder !== 'gallery') return true;
  const group = join(contentDir, 'gallery-groups', `${data['group']}.md`);
  // An entry cached from the last run may name a group that was deleted since.
  return existsSync(group) && isPublished(parseFrontMatter(readFileSync(group, 'utf8')).data as Publication, now);
}

function loader({ folder, file, layout }: Omit<Collection, 'schema'>): Loader {
  const files = glob({
    base: `${contentDir}/${folder}`,
    pattern: file ?? patterns[layout],
    generateId: ({ entry }) => entryId(entry),
  });
  return {
    ...files,
    load: (context) => {
      // Drafts stay out of the store, since Astro emits the images of every entry in it. Only `dev` has a watcher.
      const all = context.watcher !== undefined || isPreview(process.env);
      const wanted = (data: Record<string, unknown>) => all || isOnSite(folder, data);
      // An unchanged entry is cached from the last run: not when that had another CONTENT_DIR, or drafts.
      const here = relative(fileURLToPath(context.config.root), resolve(contentDir)).replaceAll('\\', '/');
      for (const [id, { filePath, data }] of context.store.entries()) {
        if (!filePath?.startsWith(`${here}/`) || !wanted(data)) context.store.delete(id);
      }
      return files.load({
        ...context,
        store: {
          ...context.store,
          set: (entry) => {
            if (wanted(entry.data)) return context.store.set(entry);
            // An entry that was hidden since the last run is still cached as it was.
            context.store.delete(entry.id);
            return false;
          },
        },
        parseData: (entry) => context.parseData({ ...entry, data: meantFields(entry.data) as typeof entry.data }),
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
