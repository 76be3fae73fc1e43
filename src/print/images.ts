import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import sharp from 'sharp';
import type { PrintImage } from './typst';

interface WithImage {
  readonly id: string;
  readonly collection: string;
  readonly filePath?: string | undefined;
}

/** Pixels of the longer edge of a photo: 300 to the inch at 90 mm. */
const PHOTO = 1063;

/**
 * The image of an entry, for a template: SVG as it is, a photo as JPEG, which SVG renderers read too. Astro turns `image`
 * into a URL of the built site; its path is the first of `assetImports`, which the types leave out.
 */
export async function entryImage(entry: WithImage): Promise<PrintImage> {
  const {
    id,
    collection,
    filePath = '',
    assetImports: [image = ''] = [],
  } = entry as WithImage & { assetImports?: string[] };
  const source = resolve(dirname(filePath), image);
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
