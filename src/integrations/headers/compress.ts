import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../../lib/build/cache.ts';

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

function brotli(raw: Buffer): Promise<Buffer> {
  return compressBrotli(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}

/**
 * Writes `file.br` and `file.gz` beside a file, unless either would be larger than the file.
 * @param folder of the cache: at the highest levels a large page takes seconds
 * @returns whether they were written
 */
export async function compress(file: string, folder: string): Promise<boolean> {
  const raw = await readFile(file);
  const { brotli: ofBrotli = '', zlib: ofZlib = '' } = process.versions;
  const [br, gz] = await Promise.all([
    cached(folder, ['br', ofBrotli, raw], () => brotli(raw)),
    cached(folder, ['gz', ofZlib, raw], () => compressGzip(raw, { level: 9 })),
  ]);
  if (br.length >= raw.length || gz.length >= raw.length) return false;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}
