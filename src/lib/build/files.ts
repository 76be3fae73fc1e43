import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file below a folder, as absolute or relative paths like the folder's.
 * @throws when the folder does not exist
 */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
