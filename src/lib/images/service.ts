import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

/** Astro's own service, but with the first frame of a moving image: AVIF would have all frames under each other. */
const service: LocalImageService = {
  ...sharpService,
  async transform(bytes, ...rest) {
    const { pages = 1 } = await sharp(bytes).metadata();
    const first = pages > 1 ? await sharp(bytes).webp({ lossless: true }).toBuffer() : bytes;
    return sharpService.transform(first, ...rest);
  },
};

export default service;
