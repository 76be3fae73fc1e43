/** Takes away the picture that a save has replaced: the content check refuses pictures that nothing uses. */

const PICTURE = /\.\/([^\s"'()<>/]+\.(?:avif|jpe?g|png|svg|webp))/gi;

/** The pictures beside an entry that its file names. */
const picturesIn = (text: string): string[] => [...text.matchAll(PICTURE)].map(([, name = '']) => name);

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The project's folder as the editor's user has chosen it, kept in a database of the browser; none on the web. */
async function chosenFolder(name: string): Promise<FileSystemDirectoryHandle | undefined> {
  const database = await finished(indexedDB.open(name));
  try {
    if (!database.objectStoreNames.contains('file-system-handles')) return undefined;
    const handles = database.transaction('file-system-handles').objectStore('file-system-handles');
    return await finished(handles.get('root_dir_handle'));
  } finally {
    database.close();
  }
}

/**
 * Remembers which pictures the entries of a collection have named since the editor was opened, and deletes those
 * beside a saved entry that it names no longer. Pictures that no entry ever named are left alone.
 * @param database where the editor keeps the chosen folder
 */
export function replacedPictures(database: string) {
  const named = new Set<string>();
  return {
    /** Notes the pictures of an entry file that was read or is about to be written. */
    note(text: string): void {
      for (const picture of picturesIn(text)) named.add(picture);
    },
    /** @param file path of a saved entry within the project */
    async remove(file: string): Promise<void> {
      let folder = await chosenFolder(database);
      const steps = file.split('/');
      const last = steps.pop() ?? '';
      for (const step of steps) folder = await folder?.getDirectoryHandle(step);
      if (!folder) return;
      const kept = picturesIn(await (await (await folder.getFileHandle(last)).getFile()).text());
      for await (const name of folder.keys()) {
        if (named.has(name) && !kept.includes(name)) await folder.removeEntry(name);
      }
    },
  };
}
