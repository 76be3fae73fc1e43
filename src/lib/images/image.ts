import type { ImageMetadata } from 'astro';

/**
 * Tells if an image is an illustration (SVG), to be served unchanged. Reading a property of an image makes Astro emit the
 * original file too (withastro/astro#11887), except through `clone`, which the types lack. If Astro drops `clone`, the only
 * effect is unused originals in the build.
 */
export const isIllustration = (image: ImageMetadata): boolean =>
  ((image as ImageMetadata & { clone?: ImageMetadata }).clone ?? image).format === 'svg';
