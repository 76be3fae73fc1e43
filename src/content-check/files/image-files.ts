import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { type Frame, isImage } from '../content.ts';
import { sizeFault } from '../images.ts';
import { type Fault, fault } from '../issue.ts';
import { LARGEST_DRAWING, svgFault } from './svg-file.ts';

/** How opaque each dot of an image is; nothing where it cannot be drawn: one copied only in part can still tell its size. */
const drawn = (bytes: Buffer): Promise<Buffer | undefined> =>
  sharp(bytes)
    .resize(64)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()
    .catch(() => undefined);

const looked = new Map<string, Promise<Fault | undefined>>();

/**
 * Why an image does not fit its frame. Its size is the one that it has in the page, after the camera's turning; SVG is
 * sharp at any size.
 */
export async function imageFault(file: string, frame: Frame): Promise<Fault | undefined> {
  const name = path.basename(file);
  if (!isImage(name)) return fault('imageOfNoKind', { name });
  const bytes = await readFile(file);
  // Images are most of what the check does: while `npm run dev` looks again and again, none is drawn twice.
  const key = JSON.stringify([name, frame, createHash('sha256').update(bytes).digest('hex')]);
  const found = looked.get(key) ?? (/\.svg$/i.test(name) ? drawingFault(bytes, name) : photoFault(bytes, name, frame));
  looked.set(key, found);
  return found;
}

async function drawingFault(bytes: Buffer, name: string): Promise<Fault | undefined> {
  const wrong = svgFault(name, bytes.toString('utf8'));
  if (wrong) return wrong;
  // Astro reads the size from the first tag; a file without one, or with a length that it does not know, has none.
  const size = await imageMetadata(bytes).catch(() => undefined);
  const known = size && Math.min(size.width, size.height) > 0 && Number.isFinite(Math.max(size.width, size.height));
  if (!known || Math.max(size.width, size.height) > LARGEST_DRAWING)
    return fault('svgSize', { name, limit: LARGEST_DRAWING });
  const dots = await drawn(bytes);
  if (!dots) return fault('imageUnreadable', { name });
  return dots.some((opacity) => opacity > 0) ? undefined : fault('svgEmpty', { name });
}

async function photoFault(bytes: Buffer, name: string, frame: Frame): Promise<Fault | undefined> {
  try {
    const { format, autoOrient } = await sharp(bytes).metadata();
    const wrong = sizeFault(name, autoOrient, frame);
    if (wrong) return wrong;
    return format !== 'svg' && (await drawn(bytes)) ? undefined : fault('imageUnreadable', { name });
  } catch {
    return fault('imageUnreadable', { name });
  }
}
