import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const pack = { br: promisify(brotliCompress), gz: promisify(gzip) };
const brotliOptions = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

/**
 * Writes `file.br` and `file.gz` beside a file, at the highest levels, unless either would be larger than the file.
 * @returns whether it did
 */
export async function compress(file: string): Promise<boolean> {
  const raw = await readFile(file);
  const [br, gz] = await Promise.all([pack.br(raw, brotliOptions(raw.length)), pack.gz(raw, { level: 9 })]);
  if (br.length >= raw.length || gz.length >= raw.length) return false;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}
