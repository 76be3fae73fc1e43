/** Where each content file is edited, read from the configuration that the editor itself is started with. */
import { editorConfiguration } from '../configuration.ts';
import type { EditorLink } from './messages.ts';

export interface EditorLinks {
  /** @param file `content/menu/boba/index.md` */
  entry(file: string, title: string): EditorLink;
  /** @param file any file of the collection */
  list(file: string): EditorLink;
}

/** @throws when the editor knows no such file */
export function editorLinks(): EditorLinks {
  const { collections = [] } = editorConfiguration({
    backend: { name: 'github', repo: 'owner/name' },
    logo: '',
  });
  const lists = collections.filter((collection) => 'folder' in collection);
  const singles = collections.flatMap((collection) =>
    'files' in collection
      ? collection.files.map(({ name, label, file }) => ({ path: `${collection.name}/entries/${name}`, label, file }))
      : [],
  );
  const listOf = (file: string) => {
    const found = lists.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!found) throw new Error(`The editor has no collection for ${file}.`);
    return found;
  };
  return {
    entry(file, title) {
      const single = singles.find((one) => one.file === file);
      if (single) return { path: single.path, label: single.label ?? title };
      const { name, label = name, folder } = listOf(file);
      const entry = file.slice(folder.length + 1).replace(/\.md$/, '');
      return { path: `${name}/entries/${entry}`, label: `${label}: ${title}` };
    },
    list(file) {
      const single = singles.find((one) => one.file === file);
      if (single) return { path: single.path, label: single.label ?? single.path };
      const { name, label = name } = listOf(file);
      return { path: name, label: `${label}, all entries` };
    },
  };
}
