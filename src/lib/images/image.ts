import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

const colours = new Map<string, Promise<string>>();

/**
 * Where a picture lies on this disk. Astro keeps the path on the picture, outside its public type; reading any other
 * property would make it ship the large original too.
 */
const fileOf = (image: ImageMetadata): string => (image as ImageMetadata & { fsPath?: string }).fsPath ?? '';

/** Whether a picture is a drawing (SVG), which is served as it is. A photograph is asked as a copy, see above. */
export const isDrawing = (image: ImageMetadata): boolean =>
  ((image as ImageMetadata & { clone?: ImageMetadata }).clone ?? image).format === 'svg';

const hex = (channel: number): string => channel.toString(16).padStart(2, '0');

async function measure(file: string): Promise<string> {
  const { dominant } = await sharp(file).resize(64, 64, { fit: 'cover' }).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

/**
 * The colour that most of a picture has, as `#rrggbb`: what stands in its place until it arrives. Each picture is
 * read once in a build; one that can't be read has none.
 */
export async function dominantColour(image: ImageMetadata): Promise<string | undefined> {
  const file = fileOf(image);
  if (!file) return undefined;
  const colour = colours.get(file) ?? measure(file);
  colours.set(file, colour);
  return colour.catch(() => undefined);
}

/** A gallery picture as one file, 1040 × 780 pixels, for those who open it by its own address; a drawing is one already. */
export const enlarged = async (image: ImageMetadata): Promise<{ src: string }> =>
  isDrawing(image) ? image : getImage({ src: image, format: 'webp', width: 1040, height: 780 });
