import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { type ImagePlace, isImage } from '../content.ts';
import { sizeFault } from '../image-size.ts';
import { svgFault } from './svg-file.ts';

/** Whether all of an image can be drawn: a file that was copied only in part can still tell its size. */
const canBeDrawn = (bytes: Buffer): Promise<boolean> =>
  sharp(bytes)
    .resize(64)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

const looked = new Map<string, Promise<string | undefined>>();

/**
 * Why an image does not fit its place, in words. Its size is the one that
 * Astro gives it in the page, after the camera's turning; SVG is sharp at any size.
 */
export async function imageFault(file: string, place: ImagePlace): Promise<string | undefined> {
  const name = path.basename(file);
  if (!isImage(name)) return `${name} is no image that browsers show. Save it as JPEG, WebP or SVG.`;
  const bytes = await readFile(file);
  // Images are most of what the check does: while `npm run dev` looks again and again, none is drawn twice.
  const key = JSON.stringify([name, place, createHash('sha256').update(bytes).digest('hex')]);
  const fault = looked.get(key) ?? faultOf(bytes, name, place);
  looked.set(key, fault);
  return fault;
}

/** Why the bytes of an image do not fit its place, in words that begin with its name. */
async function faultOf(bytes: Buffer, name: string, { minWidth, shape }: ImagePlace): Promise<string | undefined> {
  if (/\.svg$/i.test(name)) {
    const fault = svgFault(bytes.toString('utf8'));
    if (fault) return `${name} ${fault}`;
    // Astro reads the size from the first tag; a file without one, or with a length that it does not know, has none.
    const size = await imageMetadata(bytes).catch(() => undefined);
    if (
      !(size && Math.min(size.width, size.height) > 0 && Math.max(size.width, size.height) < Number.POSITIVE_INFINITY)
    )
      return `${name} does not say how large it is. Save it again with its size (viewBox).`;
    return (await canBeDrawn(bytes))
      ? undefined
      : `${name} cannot be drawn: a tag in it is broken. Save it as SVG again.`;
  }
  const unreadable = `${name} cannot be read as an image. Save it again as JPEG or WebP.`;
  try {
    const { width, height, format } = await imageMetadata(bytes);
    if (format === 'svg') return `${name} is an illustration (SVG) with another ending. Name it ….svg.`;
    const fault = sizeFault({ width, height }, { minWidth, shape });
    if (fault) return `${name} ${fault}`;
    return (await canBeDrawn(bytes)) ? undefined : unreadable;
  } catch {
    return unreadable;
  }
}
