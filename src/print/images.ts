import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { PrintImage } from './typst';

interface WithImage {
  readonly id: string;
  readonly collection: string;
  readonly filePath?: string | undefined;
}

/** Pixels of the longer edge of a photo: 300 dpi at 90 mm. */
const PHOTO = 1063;

/** Returns the image of an entry for Typst: SVG unchanged, photos as JPEG. Reads its path, because Astro gives a URL. */
export async function entryImage({ id, collection, filePath = '' }: WithImage): Promise<PrintImage> {
  const frontMatter = /---\s*\n([\s\S]*?)\n---/.exec(await readFile(filePath, 'utf8'))?.[1] ?? '';
  const { image } = parse(frontMatter) as { image: string };
  const source = resolve(dirname(filePath), image);
  const path = `/images/${collection}/${id}/${basename(source)}`;
  if (/\.svg$/i.test(source)) return { path: `/images/${collection}/${id}.svg`, bytes: await readFile(source) };
  // Animated images keep their first frame.
  const photo = sharp(source)
    .autoOrient()
    .resize({ width: PHOTO, height: PHOTO, fit: 'inside', withoutEnlargement: true });
  return {
    path: `${path}.jpg`,
    bytes: await photo.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  };
}
