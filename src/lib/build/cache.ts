import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { environment } from './environment.ts';

/** The project's own build cache, beside Astro's encoded images. */
export const cacheFolder = (): string => resolve(environment(process.env).cacheDir, 'outputs');

/**
 * The cached result of `make`, or a fresh one. Files are renamed into place, because builds may be killed or run in
 * parallel.
 * @param from everything the result depends on, including the versions of the tools
 */
export async function cached(
  folder: string,
  from: readonly (string | Uint8Array)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of from) hash.update(`${part.length}\n`).update(part);
  const file = join(folder, hash.digest('hex'));
  try {
    return await readFile(file);
  } catch {
    const fresh = await make();
    await mkdir(folder, { recursive: true });
    const temporary = join(folder, randomUUID());
    await writeFile(temporary, fresh);
    await rename(temporary, file);
    return fresh;
  }
}
