/** Photos that say where they were taken, and those far larger than the site needs. */
import { statSync } from 'node:fs';
import path from 'node:path';
import readExif from 'exif-reader';
import sharp from 'sharp';

/** In bytes. A photo of 2,400 pixels is far below. */
export const LARGEST_IMAGE = 5_000_000;

/** Photo editors copy the position from EXIF to XMP (XMP specification, part 2, exif namespace). */
const POSITION_IN_XMP = /exif:GPSL(?:atitude|ongitude)/;

function positionInExif(exif: Buffer): boolean {
  try {
    const { GPSInfo: gps } = readExif(exif);
    return gps?.GPSLatitude !== undefined || gps?.GPSLongitude !== undefined;
  } catch {
    // Broken EXIF that no reader takes a position from.
    return false;
  }
}

/**
 * Whether the EXIF or XMP data of an image holds a GPS position. A file that is no image holds none.
 * @param image a file's path, or its bytes
 */
export async function hasLocation(image: string | Buffer): Promise<boolean> {
  const found = await sharp(image)
    .metadata()
    .catch(() => undefined);
  if (found?.exif && positionInExif(found.exif)) return true;
  return POSITION_IN_XMP.test(found?.xmpAsString ?? '');
}

const CLEAN = 'npm run clean:images';

/** Rounded up, so that a file just over the limit does not read as the limit. */
const megabytes = (bytes: number) => Math.ceil(bytes / 1e5) / 10;

/** What is wrong with an image file wherever it is used, in words. */
export async function originalFaults(file: string): Promise<string[]> {
  const name = path.basename(file);
  const faults: string[] = [];
  if (await hasLocation(file))
    faults.push(`${name} says where it was taken. Remove the location from ${name}: ${CLEAN}`);
  const { size } = statSync(file);
  if (size > LARGEST_IMAGE) {
    const most = `${LARGEST_IMAGE / 1e6} MB is the most`;
    faults.push(`${name} has ${megabytes(size)} MB, and ${most}. Make it smaller: ${CLEAN}`);
  }
  return faults;
}
