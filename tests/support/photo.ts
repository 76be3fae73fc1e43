import sharp from 'sharp';

/** A place in Trivandrum, in degrees, minutes and seconds. */
const POSITION = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '8/1 28/1 12/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '76/1 57/1 0/1',
};

const XMP_POSITION =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="8,28.2N" exif:GPSLongitude="76,57E"/></rdf:RDF></x:xmpmeta>';

export interface PhotoOptions {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'webp' | 'png' | 'avif';
  /** Whether the camera wrote its name. */
  readonly camera?: boolean;
  /** Whether EXIF, or XMP, holds where it was taken. */
  readonly located?: boolean | 'xmp';
  /** EXIF orientation, 1 to 8. */
  readonly orientation?: number;
}

/** A photo as a camera writes it, upper half red and lower half blue before it is turned. */
export async function photo(options: PhotoOptions = {}): Promise<Buffer> {
  const { width = 1200, height = 900, format = 'jpeg', camera, located, orientation } = options;
  const channels = 3;
  const lower = { create: { width, height: Math.round(height / 2), channels, background: '#2020d0' } } as const;
  let image = sharp({ create: { width, height, channels, background: '#d02020' } }).composite([
    { input: lower, gravity: 'south' },
  ]);
  const exif = {
    ...(camera && { IFD0: { Make: 'Example', Model: 'Phone 1' } }),
    ...(located === true && { IFD3: POSITION }),
  };
  if (Object.keys(exif).length > 0) image = image.withExif(exif);
  if (located === 'xmp') image = image.withXmp(XMP_POSITION);
  if (orientation) image = image.withMetadata({ orientation });
  return image.toFormat(format).toBuffer();
}
