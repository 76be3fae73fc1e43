import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists all files under a folder; paths begin with the folder's path.
 * @throws if the folder does not exist
 */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
