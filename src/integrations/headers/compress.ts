import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const pack = { br: promisify(brotliCompress), gz: promisify(gzip) };
const brotliOptions = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

async function packed(raw: Buffer) {
  const [br, gz] = await Promise.all([pack.br(raw, brotliOptions(raw.length)), pack.gz(raw, { level: 9 })]);
  return { br, gz };
}

/** Packs as `packed` does, unless a build before has: at the highest levels a large page takes seconds. */
async function packedOnce(raw: Buffer, kept: string): Promise<Awaited<ReturnType<typeof packed>>> {
  const { brotli, zlib } = process.versions;
  const name = join(kept, createHash('sha256').update(`${brotli} ${zlib}\n`).update(raw).digest('hex'));
  try {
    const [br, gz] = await Promise.all([readFile(`${name}.br`), readFile(`${name}.gz`)]);
    return { br, gz };
  } catch {
    const fresh = await packed(raw);
    await mkdir(kept, { recursive: true });
    for (const [ending, bytes] of Object.entries(fresh)) {
      // Under its name only when whole: a build may be stopped at any moment, or another one write the same.
      const unfinished = join(kept, randomUUID());
      await writeFile(unfinished, bytes);
      await rename(unfinished, `${name}.${ending}`);
    }
    return fresh;
  }
}

/**
 * Writes `file.br` and `file.gz` beside a file, at the highest levels, unless either would be larger than the file.
 * @param kept folder where packed texts stay from one build to the next
 * @returns whether it did
 */
export async function compress(file: string, kept: string): Promise<boolean> {
  const raw = await readFile(file);
  const { br, gz } = await packedOnce(raw, kept);
  if (br.length >= raw.length || gz.length >= raw.length) return false;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}
