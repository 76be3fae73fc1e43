import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

/** Astro's image service with the first frame of animations: AVIF would stack all frames. */
const service: LocalImageService = {
  ...sharpService,
  async transform(bytes, ...rest) {
    const { pages = 1 } = await sharp(bytes).metadata();
    const first = pages > 1 ? await sharp(bytes).webp({ lossless: true }).toBuffer() : bytes;
    return sharpService.transform(first, ...rest);
  },
};

export default service;
