import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/**
 * Whether an image is an illustration (SVG), which is served as it is. Reading a property of an image makes Astro ship
 * the large original too (withastro/astro#11887), so this reads Astro's own copy, `clone`, which its types leave out;
 * without it, the originals would be in the build and nothing else would change.
 */
export const isIllustration = (image: ImageMetadata): boolean =>
  ((image as ImageMetadata & { clone?: ImageMetadata }).clone ?? image).format === 'svg';

/** A gallery image as one file of 1040 × 780 pixels, for links to it; an illustration stays as it is. */
export const enlarged = async (image: ImageMetadata): Promise<{ src: string }> =>
  isIllustration(image) ? image : getImage({ src: image, format: 'webp', width: 1040, height: 780 });
