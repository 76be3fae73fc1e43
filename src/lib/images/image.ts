import type { ImageMetadata } from 'astro';

/**
 * Whether an image is an illustration (SVG), which is served unchanged. Reading a property of an image makes Astro emit the
 * original too (withastro/astro#11887), so this reads its `clone`, which is missing from the types. Without `clone`, the
 * build would only have unused originals.
 */
export const isIllustration = (image: ImageMetadata): boolean =>
  ((image as ImageMetadata & { clone?: ImageMetadata }).clone ?? image).format === 'svg';
