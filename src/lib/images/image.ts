import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/**
 * Whether an image is an illustration (SVG), which is served unchanged. Reading a property of an image makes Astro emit the
 * original too (withastro/astro#11887), so this reads its `clone`, which is missing from the types. Without `clone`, the
 * build would only have unused originals.
 */
export const isIllustration = (image: ImageMetadata): boolean =>
  ((image as ImageMetadata & { clone?: ImageMetadata }).clone ?? image).format === 'svg';

/** A gallery image as one file of 1040 × 780 pixels, for links to it; illustrations are unchanged. */
export const enlarged = async (image: ImageMetadata): Promise<{ src: string }> =>
  isIllustration(image) ? image : getImage({ src: image, format: 'webp', width: 1040, height: 780 });
