import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Copies a built site to a folder of `tests/tmp`, with what hosts send compressed beside each text. Returns the folder. */
export function compressedCopy(root: string, name: string): string {
  const copy = join(import.meta.dirname, '../tmp', name);
  rmSync(copy, { recursive: true, force: true });
  cpSync(root, copy, { recursive: true });
  for (const file of globSync('**/*.{html,css,js,svg,json,xml,txt,webmanifest}', { cwd: copy }))
    writeFileSync(join(copy, `${file}.br`), brotliCompressSync(readFileSync(join(copy, file))));
  return copy;
}
