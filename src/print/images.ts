import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import type { PrintImage } from './typst';

interface WithImage {
  readonly id: string;
  readonly collection: string;
  readonly data: { readonly image: ImageMetadata };
}

/** Pixels of the longer edge of a photo: 300 to the inch at 90 mm. */
const PHOTO = 1063;

/**
 * The image of an entry, for a template: SVG as it is, a photo as JPEG, which SVG renderers read too. Astro's types leave
 * out `fsPath`, the file of an imported image; reading it does not emit the original.
 */
export async function entryImage({ id, collection, data }: WithImage): Promise<PrintImage> {
  const { fsPath: source } = data.image as ImageMetadata & { fsPath: string };
  const path = `/images/${collection}/${id}/${basename(source)}`;
  if (/\.svg$/i.test(source)) return { path: `/images/${collection}/${id}.svg`, bytes: await readFile(source) };
  // The first frame of a moving one, as cameras mean it to stand.
  const photo = sharp(source)
    .autoOrient()
    .resize({ width: PHOTO, height: PHOTO, fit: 'inside', withoutEnlargement: true });
  return {
    path: `${path}.jpg`,
    bytes: await photo.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  };
}
