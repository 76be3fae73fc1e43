import { type CollectionName, collections, editorCollection } from '~/schemas';

/**
 * Attribute that says, under `npm run dev`, which entry an element shows: its place in the editor. The toolbar's
 * "Edit content" reads it (src/editor/edit-content.ts).
 */
export function editable({ collection, id }: { collection: CollectionName; id: string }) {
  if (!import.meta.env.DEV) return {};
  const file = { single: collection, folders: `${id}/index`, files: id }[collections[collection].layout];
  return { 'data-edit': `${editorCollection(collection)}/entries/${file}` };
}
