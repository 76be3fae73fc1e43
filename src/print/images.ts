import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
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
 * into a URL of the built site, so the path is read from the entry's own front matter.
 * @throws when the entry has no file or no such field
 */
export async function entryImage({ id, collection, filePath }: WithImage): Promise<PrintImage> {
  const named = parseFrontmatter(filePath ? await readFile(filePath, 'utf8') : '').frontmatter['image'];
  if (!filePath || typeof named !== 'string') throw new Error(`${filePath ?? 'content'}: there is no image.`);
  const source = resolve(dirname(filePath), named);
  const path = `/images/${collection}/${id}/${basename(source)}`;
  if (source.endsWith('.svg')) return { path, bytes: await readFile(source) };
  const photo = sharp(source).resize({ width: PHOTO, height: PHOTO, fit: 'inside', withoutEnlargement: true });
  return {
    path: `${path}.jpg`,
    bytes: await photo.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  };
}
