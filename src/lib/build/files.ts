import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file in a folder and in those below it, as whole paths.
 * @throws when there is no such folder
 */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
