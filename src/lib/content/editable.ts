import { type CollectionName, collections, editorCollection } from '~/schemas';

/**
 * Attributes that say, under `npm run dev`, which entry an element shows: its place in the editor and its name. The
 * toolbar's "Edit content" reads them (src/editor/edit-content.ts).
 */
export function editable({ collection, id }: { collection: CollectionName; id: string }) {
  if (!import.meta.env.DEV) return {};
  const { layout, label } = collections[collection];
  const file = { single: collection, folders: `${id}/index`, files: id }[layout];
  return {
    'data-edit': `${editorCollection(collection)}/entries/${file}`,
    'data-edit-label': layout === 'single' ? label : `${label}: ${id}`,
  };
}
