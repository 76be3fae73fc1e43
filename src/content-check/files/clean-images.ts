/** `npm run clean:images`: makes the images of the content ready for the web, and removes those that nothing uses. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { CONTENT_ROOT } from '../content.ts';
import { isRaster } from '../images.ts';
import { readBodies } from '../markdown.ts';
import { unusedImages } from '../rules/images.ts';
import type { ProjectPaths } from './check.ts';
import { hasLocation, LARGEST_IMAGE } from './image-files.ts';
import { readContent } from './read.ts';

/** Pixels. The widest frame of the site, on a screen with two pixels to each. */
const LONGEST_SIDE = 2400;

/** High enough that one more encoding is not seen. */
const QUALITY = 90;

const sentence = new Intl.ListFormat('en-GB');
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function actionsFor(metadata: Metadata) {
  const { orientation = 1, autoOrient, exif, xmp, iptc } = metadata;
  const { width, height } = autoOrient;
  const actions: string[] = [];
  if (orientation > 1) actions.push('turned upright');
  if (hasLocation(metadata)) actions.push('stripped of its location');
  if (exif || xmp || iptc) actions.push('stripped of its camera data');
  if (Math.max(width, height) > LONGEST_SIDE) actions.push(`shrunk from ${width} by ${height} pixels`);
  return actions;
}

/**
 * Encodes an image again in its own format, upright, no larger than needed, and without any metadata.
 * @returns the new file and what was done to it; nothing where the image is in order
 */
async function clean(before: Buffer): Promise<{ bytes: Buffer; actions: string[] } | undefined> {
  const metadata = await sharp(before).metadata();
  const actions = actionsFor(metadata);
  if (actions.length === 0 && before.length <= LARGEST_IMAGE) return undefined;
  // AVIF is a kind of HEIF to sharp's decoder.
  const format = metadata.format === 'heif' ? 'avif' : metadata.format;
  const { data, info } = await sharp(before)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    // A quality would reduce the colours of a PNG.
    .toFormat(format, format === 'png' ? {} : { quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const [now, then] = [data.length, before.length].map(megabytes);
  return {
    bytes: data,
    actions: [...actions, `saved with ${info.width} by ${info.height} pixels, ${now} instead of ${then}`],
  };
}

/**
 * Cleans every raster image of the content and removes unused images. Files keep their names, so that entries still
 * find them.
 * @param write whether to change files, or only say what would be done
 * @returns a sentence for each image that is not in order
 */
export async function cleanImages({ content: root }: ProjectPaths, { write }: { write: boolean }): Promise<string[]> {
  const verb = write ? 'was' : 'would be';
  const content = readContent(root);
  const unused = unusedImages(content, readBodies(content));
  const lines: string[] = [];
  for (const file of content.others.filter((file) => !unused.includes(file) && isRaster(file))) {
    const source = path.join(root, file);
    try {
      const cleaned = await clean(readFileSync(source));
      if (!cleaned) continue;
      if (write) writeFileSync(source, cleaned.bytes);
      lines.push(`${CONTENT_ROOT}/${file} ${verb} ${sentence.format(cleaned.actions)}.`);
    } catch {
      lines.push(`${CONTENT_ROOT}/${file} cannot be read as an image, and stays as it is.`);
    }
  }
  for (const file of unused) {
    if (write) rmSync(path.join(root, file));
    lines.push(`${CONTENT_ROOT}/${file} ${verb} deleted, because nothing uses it.`);
  }
  return lines;
}
