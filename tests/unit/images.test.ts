import { expect, test } from 'vitest';
import { isImage, isRaster, sizeWarning } from '../../src/content-check/images.ts';

test.each([
  ['a photo that fits', 1600, 1200, undefined],
  ['a photo that is too small', 399, 300, /399 pixels wide/],
  ['a strip that lies', 1604, 401, undefined],
  ['a longer strip that lies', 1605, 400, /too long a strip/],
  ['a strip that stands', 400, 1601, /too long a strip/],
  ['a photo of which the frame shows too little', 640, 200, /too long a strip/],
])('%s: %i by %i pixels', (_, width, height, expected) => {
  const warning = sizeWarning({ width, height }, { minWidth: 400, shape: 1 });
  if (expected) expect(warning).toMatch(expected);
  else expect(warning).toBeUndefined();
});

test.each([
  ['a.svg', true, false],
  ...['a.jpg', 'a.JPEG', 'a.png', 'a.webp', 'a.avif'].map((name) => [name, true, true] as const),
  ...['a.gif', 'a.heic', 'a.tiff', 'a.pdf', 'png', 'a.svg.md'].map((name) => [name, false, false] as const),
] as const)('%s is an image: %s, of pixels: %s', (name, image, raster) => {
  expect([isImage(name), isRaster(name)]).toEqual([image, raster]);
});
