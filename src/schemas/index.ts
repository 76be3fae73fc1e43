/** All collections. Astro's content config, the content check, the editor and the field tables read this table. */
import { z } from 'astro/zod';
import { aboutCollections } from './about.ts';
import type { Collection, Rows } from './collection.ts';
import { listEntry, type SchemaTools } from './fields.ts';
import { franchiseCollections } from './franchise.ts';
import { galleryCollections } from './gallery.ts';
import { hoursCollections } from './hours.ts';
import { menuCollections } from './menu.ts';
import { pageCollections } from './pages.ts';
import { reviewsCollections } from './reviews.ts';
import { siteCollections } from './site.ts';
import { storesCollections } from './stores.ts';

export { type Collection, GROUPS } from './collection.ts';

const table = {
  ...menuCollections,
  ...siteCollections,
  ...storesCollections,
  ...hoursCollections,
  ...reviewsCollections,
  ...galleryCollections,
  ...franchiseCollections,
  ...aboutCollections,
  ...pageCollections,
} as const satisfies Rows;

type Table = typeof table;
export type CollectionName = keyof Table;

type Fields<K extends CollectionName> = ReturnType<Table[K]['fields']>;
type ListFields<K extends CollectionName> = Table[K] extends { file: string }
  ? unknown
  : Omit<typeof listEntry, keyof Fields<K>>;

export type Schema<K extends CollectionName> = z.ZodObject<Fields<K> & ListFields<K>, z.core.$strict>;

export type EntryData<K extends CollectionName> = z.infer<Schema<K>>;

export const collections = Object.fromEntries(
  Object.entries<Rows[string]>(table).map(([name, { fields, check = () => {}, ...row }]) => [
    name,
    {
      singular: row.label,
      folder: name,
      layout: row.file ? 'single' : 'files',
      body: 'none',
      titleField: 'title',
      ...row,
      schema: (tools) => {
        const own = fields(tools);
        // Own fields come first and win: notices require days that are optional elsewhere.
        const all = row.file ? own : { ...own, ...listEntry, ...own };
        return z.strictObject(all).check(check as z.core.CheckFn<object>);
      },
    } satisfies Collection,
  ]),
) as unknown as { readonly [K in CollectionName]: Collection & { readonly schema: (tools: SchemaTools) => Schema<K> } };
