/** Whether an image file says where it was taken. */
import readExif from 'exif-reader';
import sharp from 'sharp';

/** Raster images; SVG holds no camera data. */
export const RASTER = /\.(jpe?g|png|webp|avif)$/i;

/** In bytes. A photograph of 2,400 pixels is far below. */
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
