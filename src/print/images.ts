import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import sharp from 'sharp';
import { normalizeFields } from '~/lib/format/normalize';
import { type CollectionName, collections } from '~/schemas';
import { jsonSchema } from '~/schemas/json-schema';
import type { PrintImage } from './typst';

interface WithImage {
  readonly id: string;
  readonly collection: CollectionName;
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
  const { frontmatter } = parseFrontmatter(filePath ? await readFile(filePath, 'utf8') : '');
  const named = normalizeFields(frontmatter, jsonSchema(collections[collection].schema))['image'];
  if (!filePath || typeof named !== 'string') throw new Error(`${filePath ?? 'content'}: there is no image.`);
  const source = resolve(dirname(filePath), named);
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
