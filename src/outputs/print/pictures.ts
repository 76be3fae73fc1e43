import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { kept, keptFolder } from '../../lib/build/cache.ts';
import { fieldsOf } from '../../lib/build/front-matter.ts';

interface WithFile {
  readonly filePath?: string | undefined;
}

/**
 * The path of the picture that stands beside an entry. Astro turns `image` into an address of the built site, so the
 * path is read from the entry's own front matter.
 * @throws when the entry has no file or no such field
 */
export async function pictureFile({ filePath }: WithFile, field = 'image'): Promise<string> {
  const named = fieldsOf(filePath ? await readFile(filePath, 'utf8') : '')[field];
  if (!filePath || typeof named !== 'string')
    throw new Error(`${filePath ?? 'content'}: there is no picture "${field}".`);
  return resolve(dirname(filePath), named);
}

/** The bytes of a picture that is a path, or the text of an SVG. */
export const bytesOf = async (source: string): Promise<Buffer> =>
  source.trimStart().startsWith('<') ? Buffer.from(source) : readFile(source);

/**
 * Draws what no build before has drawn.
 * @param from bytes and texts that it is drawn from
 * @param options everything else that it depends on
 */
export const drawnOnce = (
  from: readonly (string | Uint8Array)[],
  options: unknown,
  draw: () => Promise<Buffer>,
): Promise<Buffer> => kept(keptFolder(), [JSON.stringify([sharp.versions, options]), ...from], draw);

/** A picture ready for print. */
export interface Picture {
  readonly data: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const JPEG = { quality: 78, mozjpeg: true };
/** Without dither the ground keeps its exact colour. */
const PNG = { palette: true, colours: 96, dither: 0, effort: 10, compressionLevel: 9 };

/**
 * Draws a picture on a ground, within a box of pixels, small in bytes: a drawing as PNG of few colours, a photograph as
 * JPEG. Nothing stays transparent, since pdfkit unpacks transparency in its own time and would number the parts of the
 * file by chance.
 * @param source a path, or the text of an SVG
 */
export async function drawn(source: string, box: { width: number; height: number }, ground: string): Promise<Picture> {
  const input = await bytesOf(source);
  const { width = 1, height = 1, format, hasAlpha } = await sharp(input).metadata();
  // An SVG is drawn at its own size first; this makes that at least as large as the box.
  const scale = Math.max(box.width / width, box.height / height);
  const density = format === 'svg' ? Math.min(2400, Math.max(72, Math.ceil(72 * scale))) : 72;
  const isPhotograph = format !== 'svg' && !hasAlpha;
  const data = await drawnOnce([input], { box, ground, density, as: isPhotograph ? JPEG : PNG }, () => {
    const image = sharp(input, { density })
      .resize({ ...box, fit: 'inside' })
      .flatten({ background: ground });
    return (isPhotograph ? image.jpeg(JPEG) : image.png(PNG)).toBuffer();
  });
  const size = await sharp(data).metadata();
  return { data, width: size.width, height: size.height };
}
