import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { environment } from './environment.ts';

/** The project's own build cache, beside Astro's encoded images. */
export const cacheFolder = (): string => resolve(environment(process.env).cacheDir, 'outputs');

const DAY = 86_400_000;

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
    const found = await readFile(file);
    const now = new Date();
    await utimes(file, now, now);
    return found;
  } catch {
    const fresh = await make();
    await mkdir(folder, { recursive: true });
    const temporary = join(folder, randomUUID());
    await writeFile(temporary, fresh);
    await rename(temporary, file);
    return fresh;
  }
}

/** Removes cached files that no build has used for so many days. */
export async function evict(folder: string, days: number, now = Date.now()): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const used = await stat(file).catch(() => undefined);
      if (used && used.mtimeMs < now - days * DAY) await rm(file, { force: true });
    }),
  );
}
