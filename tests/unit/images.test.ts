import { expect, test } from 'vitest';
import { isImage, sizeWarning } from '../../src/content-check/images.ts';

test.each([
  [399, /399 pixels wide/],
  [400, /^undefined$/],
])('a photo of %i pixels where 400 are needed: %s', (width, expected) => {
  expect(String(sizeWarning(width, 400))).toMatch(expected);
});

test.each([
  ...['a.svg', 'a.jpg', 'a.JPEG', 'a.png', 'a.webp', 'a.avif'].map((name) => [name, true] as const),
  ...['a.gif', 'a.heic', 'a.tiff', 'a.pdf', 'png', 'a.svg.md'].map((name) => [name, false] as const),
])('%s is an image: %s', (name, image) => expect(isImage(name)).toBe(image));
