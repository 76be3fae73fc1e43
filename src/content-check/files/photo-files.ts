/** Photos that say where they were taken, and those far larger than the site needs. */
import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Fault, fault } from '../issue.ts';

/** In bytes. A photo of 2,400 pixels is far below. */
export const LARGEST_IMAGE = 5_000_000;

/** What points to the position in EXIF: the tag 0x8825, one LONG, in either byte order (EXIF 3.0, 4.6.3). */
const POSITION_IN_EXIF = ['8825000400000001', '2588040001000000'].map((bytes) => Buffer.from(bytes, 'hex'));

/** Whether EXIF data holds a GPS position. */
export const pointsToPosition = (exif: Buffer): boolean => POSITION_IN_EXIF.some((pointer) => exif.includes(pointer));

/** Photo editors copy the position from EXIF to XMP (XMP specification, part 2, exif namespace). */
const POSITION_IN_XMP = /exif:GPSL(?:atitude|ongitude)/;

/**
 * Whether the EXIF or XMP data of an image holds a GPS position. A file that is no image holds none.
 * @param image a file's path, or its bytes
 */
export async function hasLocation(image: string | Buffer): Promise<boolean> {
  const found = await sharp(image)
    .metadata()
    .catch(() => undefined);
  if (found?.exif && pointsToPosition(found.exif)) return true;
  return POSITION_IN_XMP.test(found?.xmpAsString ?? '');
}

/** Rounded up, so that a file just over the limit does not read as the limit. */
const inMegabytes = (bytes: number) => Math.ceil(bytes / 1e5) / 10;

/** What is wrong with an image file wherever it is used. */
export async function photoFaults(file: string): Promise<Fault[]> {
  const name = path.basename(file);
  const faults: Fault[] = [];
  if (await hasLocation(file)) faults.push(fault('imageWithLocation', { name }));
  const { size } = statSync(file);
  if (size > LARGEST_IMAGE)
    faults.push(fault('imageTooHeavy', { name, megabytes: inMegabytes(size), limit: inMegabytes(LARGEST_IMAGE) }));
  return faults;
}
