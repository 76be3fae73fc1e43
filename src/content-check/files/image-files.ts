/** Looks at image files: whether each can be drawn and fits its frame, and what a photo says of itself. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp, { type Metadata } from 'sharp';
import type { ImageFiles } from '../content.ts';
import { type Frame, isImage, isRaster, sizeFault } from '../images.ts';
import { type Fault, fault } from '../issue.ts';
import { LARGEST_DRAWING, svgFault } from './svg-file.ts';

/** In bytes. A photo of 2,400 pixels is far below. */
export const LARGEST_IMAGE = 5_000_000;

/** What points to the position in EXIF: the tag 0x8825, one LONG, in either byte order (EXIF 3.0, 4.6.3). */
const POSITION_IN_EXIF = ['8825000400000001', '2588040001000000'].map((bytes) => Buffer.from(bytes, 'hex'));

/** Whether EXIF data holds a GPS position. */
export const pointsToPosition = (exif: Buffer): boolean => POSITION_IN_EXIF.some((pointer) => exif.includes(pointer));

/** Photo editors copy the position from EXIF to XMP (XMP specification, part 2, exif namespace). */
const POSITION_IN_XMP = /exif:GPSL(?:atitude|ongitude)/;

/** Whether an image holds a GPS position, by its EXIF or XMP data. */
export const hasLocation = ({ exif, xmpAsString = '' }: Metadata): boolean =>
  (exif !== undefined && pointsToPosition(exif)) || POSITION_IN_XMP.test(xmpAsString);

/** Rounded up, so that a file just over the limit does not read as the limit. */
const inMegabytes = (bytes: number) => Math.ceil(bytes / 1e5) / 10;

type ImageFile = Awaited<ReturnType<typeof read>>;

async function read(file: string) {
  const bytes = readFileSync(file);
  const isPhoto = isRaster(file) && bytes.length > 0;
  const metadata = isPhoto
    ? await sharp(bytes)
        .metadata()
        .catch(() => undefined)
    : undefined;
  return { name: path.basename(file), bytes, metadata };
}

/** What is wrong with a photo wherever it is used. */
function fileFault({ name, bytes: { length }, metadata }: ImageFile): Fault | undefined {
  if (metadata && hasLocation(metadata)) return fault('imageWithLocation', { name });
  if (length <= LARGEST_IMAGE) return undefined;
  return fault('imageTooHeavy', { name, megabytes: inMegabytes(length), limit: inMegabytes(LARGEST_IMAGE) });
}

/**
 * Why nothing of an image is seen: it cannot be drawn, though one copied only in part can still tell its size, or is
 * empty. Drawing is half of what a check computes, so an image that is seen leaves an empty file, named by its bytes.
 * @param cache the folder of these files
 */
async function unseen({ name, bytes }: ImageFile, cache: string): Promise<Fault | undefined> {
  // Another release of what draws may refuse it.
  const note = path.join(cache, createHash('sha256').update(sharp.versions.vips).update(bytes).digest('hex'));
  if (existsSync(note)) return undefined;
  const small = sharp(bytes).resize(64).ensureAlpha().extractChannel('alpha').raw();
  const dots = await small.toBuffer().catch(() => undefined);
  if (!dots) return fault('imageUnreadable', { name });
  if (dots.every((opacity) => opacity === 0)) return fault('imageEmpty', { name });
  // A folder that cannot be written costs time alone.
  await mkdir(cache, { recursive: true })
    .then(() => writeFile(note, ''))
    .catch(() => undefined);
  return undefined;
}

async function drawingFault(file: ImageFile, cache: string): Promise<Fault | undefined> {
  const { name, bytes } = file;
  const wrong = svgFault(name, bytes.toString('utf8'));
  if (wrong) return wrong;
  // Astro reads the size from the first tag; a file without one, or with a length that it does not know, has none.
  const { width = 0, height = 0 } = (await imageMetadata(bytes).catch(() => undefined)) ?? {};
  const isKnown = Math.min(width, height) > 0 && Math.max(width, height) <= LARGEST_DRAWING;
  return isKnown ? unseen(file, cache) : fault('svgSize', { name, limit: LARGEST_DRAWING });
}

/** The size of a photo is the one that it has in the page, after the camera's turning. */
async function photoFault(file: ImageFile, frame: Frame, cache: string): Promise<Fault | undefined> {
  const { name, metadata } = file;
  const wrong = metadata && sizeFault(name, metadata.autoOrient, frame);
  if (wrong) return wrong;
  return metadata && metadata.format !== 'svg' ? unseen(file, cache) : fault('imageUnreadable', { name });
}

/**
 * @param root the content folder
 * @param cache the folder that keeps which images could be drawn
 */
export const imageFiles = (root: string, cache: string): ImageFiles => ({
  async frameFault(name, frame) {
    if (!isImage(name)) return fault('imageUnreadable', { name: path.basename(name) });
    const file = await read(path.join(root, name));
    return isRaster(name) ? photoFault(file, frame, cache) : drawingFault(file, cache);
  },
  photoFault: async (name) => fileFault(await read(path.join(root, name))),
});
