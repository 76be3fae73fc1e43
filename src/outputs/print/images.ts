import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { cached, cacheFolder } from '../../lib/build/cache.ts';
import { parseFrontMatter } from '../../lib/markdown/front-matter.ts';

interface WithFile {
  readonly filePath?: string | undefined;
}

/**
 * The path of the image beside an entry. Astro turns `image` into a URL of the built site, so the path is read from the
 * entry's own front matter.
 * @throws when the entry has no file or no such field
 */
export async function imageFile({ filePath }: WithFile, field = 'image'): Promise<string> {
  const named = parseFrontMatter(filePath ? await readFile(filePath, 'utf8') : '').data?.[field];
  if (!filePath || typeof named !== 'string')
    throw new Error(`${filePath ?? 'content'}: there is no image "${field}".`);
  return resolve(dirname(filePath), named);
}

/** The bytes of an image, given by its path or as the text of an SVG. */
export const bytesOf = async (source: string): Promise<Buffer> =>
  source.trimStart().startsWith('<') ? Buffer.from(source) : readFile(source);

/**
 * An image from the build cache, or drawn now.
 * @param from the bytes and texts it is drawn from
 * @param options everything else it depends on
 */
export const cachedImage = (
  from: readonly (string | Uint8Array)[],
  options: unknown,
  draw: () => Promise<Buffer>,
): Promise<Buffer> => cached(cacheFolder(), [JSON.stringify([sharp.versions, options]), ...from], draw);

/** An image ready for the brochure. */
export interface PrintImage {
  readonly data: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const JPEG = { quality: 78, mozjpeg: true };
/** Without dithering the background keeps its exact colour. */
const PNG = { palette: true, colours: 96, dither: 0, effort: 10, compressionLevel: 9 };

/**
 * Renders an image on a background colour, within a box of pixels: an illustration as PNG, a photo as JPEG.
 * Nothing stays transparent: pdfkit decodes transparency asynchronously, so the order of objects in the PDF would vary.
 * @param source a path, or the text of an SVG
 */
export async function renderImage(
  source: string,
  box: { width: number; height: number },
  background: string,
): Promise<PrintImage> {
  const input = await bytesOf(source);
  const { width = 1, height = 1, format, hasAlpha } = await sharp(input).metadata();
  // sharp draws an SVG at its own size first; the density makes that at least as large as the box.
  const scale = Math.max(box.width / width, box.height / height);
  const density = format === 'svg' ? Math.min(2400, Math.max(72, Math.ceil(72 * scale))) : 72;
  const isPhoto = format !== 'svg' && !hasAlpha;
  const data = await cachedImage([input], { box, background, density, as: isPhoto ? JPEG : PNG }, () => {
    const image = sharp(input, { density })
      .resize({ ...box, fit: 'inside' })
      .flatten({ background });
    return (isPhoto ? image.jpeg(JPEG) : image.png(PNG)).toBuffer();
  });
  const size = await sharp(data).metadata();
  return { data, width: size.width, height: size.height };
}
