import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/**
 * Whether an image is an illustration (SVG), which is served as it is. A photo is asked as a copy: reading any
 * other property would make Astro ship the large original too. */
export const isDrawing = (image: ImageMetadata): boolean =>
  ((image as ImageMetadata & { clone?: ImageMetadata }).clone ?? image).format === 'svg';

/** A gallery picture as one file, 1040 × 780 pixels, for those who open it by its own address; a drawing is one already. */
export const enlarged = async (image: ImageMetadata): Promise<{ src: string }> =>
  isDrawing(image) ? image : getImage({ src: image, format: 'webp', width: 1040, height: 780 });
