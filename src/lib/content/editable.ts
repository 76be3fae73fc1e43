import { type CollectionName, collections } from '~/schemas';

/**
 * Attribute that says, under `npm run dev`, which entry an element shows: its place in the editor, whose own name for
 * single entries is `_singletons`. The toolbar's "Edit content" reads it (src/editor/edit-content.ts).
 */
export function editable({ collection: name, id }: { collection: CollectionName; id: string }) {
  if (!import.meta.env.DEV) return {};
  const [list, entry] = { single: ['_singletons', name], folders: [name, `${id}/index`], files: [name, id] }[
    collections[name].layout
  ];
  return { 'data-edit': `${list}/entries/${entry}` };
}
